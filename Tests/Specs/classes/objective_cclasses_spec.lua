-- `navhost app classes`: what Objective-C and headers declare.
local commands = dofile("Tests/Specs/classes/commands.lua")

describe("navhost app classes", function()
  local objc = {
    { "an interface", "@interface A : B <P>\n@end", "A: B\n" },
    { "a root", "@interface A <P>\n@end", "A:\n" },
    { "no category and no extension", "@interface A (Cat)\n@end\n@interface A ()\n@end", "" },
    { "generics", "@interface A<__covariant T> : B<T> <P>\n@end", "A: B\n" },
    { "no forward declaration", "@class A;\n@protocol P;\n", "" },
    { "several on a line", "@interface A : B @end @interface C : D @end", "A: B\nC: D\n" },
    { "macros in front", "NS_SWIFT_NAME(Other) __attribute__((x)) @interface A : B\n@end", "A: B\n" },
    { "no comments, texts and characters", "// @interface A : B\n/* @interface C : D */ NSString *s = @\"@interface E : F\"; char c = '\"'; @interface G : H\n@end", "G: H\n" },
    { "nothing of #if 0", "#if 0\n@interface A : B\ndon't\n@end\n#else\n@interface C : D\n@end\n#endif", "C: D\n" },
    { "no macro's text", "#define X \\\n@interface A : B\n@interface C : D\n@end", "C: D\n" },
    { "nothing of #if 0 behind a byte order mark", "\u{feff}#if 0\n@interface A : B\n@end\n#endif\n@interface C : D\n@end", "C: D\n" },
    { "an interface behind a byte order mark", "\u{feff}@interface A : B\n@end", "A: B\n" },
    { "no raw texts", 'auto a = R"x(@interface A : B )" )x"; @interface C : D\n@end', "C: D\n" },
    { "no texts behind an R", 'auto a = R"0123456789abcdefg(", b = "@interface A : B"; @interface C : D\n@end', "C: D\n" },
    { "raw texts whose ends are long", 'auto a = R"' .. (")"):rep(200000) .. "(" .. (")"):rep(200000) .. '"; @interface C : D\n@end', "C: D\n" },
    { "an implementation without its interface", "@implementation A\n@end", "A:\n" },
    { "an interface with its implementation", "@interface A : B\n@end\n@implementation A\n@end", "A: B\n" },
  }
  for _, case in ipairs(objc) do
    it("reads Objective-C: " .. case[1], function()
      assert.equal(case[3], commands.classes_of(files { x = "" }, "a.m", case[2]))
      assert.equal(case[3], commands.classes_of(files { x = "" }, "a.h", case[2]))
    end)
  end
end)
