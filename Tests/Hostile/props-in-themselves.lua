controller.props.a=controller.props controller.props.a.b=controller.props
