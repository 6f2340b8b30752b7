do local x <close> = controller end
