/// What most sessions have in them. Packed sessions depend on every byte: a change is another number.
enum TraceDictionary {
  static let number: UInt8 = 1

  static let bytes = Array(text.utf8)

  private static let text = #"""
    ,"source":"fullscreenGesture","source":"customItem","source":"backMenu","source":"sheetSwipe",\#
    "source":"tabBar","source":"contentGesture","source":"escape","op":"setStack","op":"popToRoot",\#
    "op":"popTo","op":"settle","op":"advance","op":"backMenu","op":"requestPop","op":"answer",\#
    "op":"setRoot","op":"tap","op":"pan","op":"present","op":"swipeDown","op":"class","op":"load",\#
    "op":"unload","op":"reload","op":"hook","transition","direction","disabled","distance",\#
    "question open","custom item","too short","no back button","nothing there","fingers","region",\#
    "frozen","busy","root","cancelled","dismissed","deferred","ignored","blocked",\#
    "UIViewController","Home","List","Detail","Editor","Form","Settings","interactivePopDisabled":true,\#
    {"x":0.0,"y":0.0},"moved",20,400.0,1],[0.016,"moved",["title":"controller",2,"index","previous",\#
    {"$controller":1},"state.","props.draft","props.unsaved","props.dirty",true],["pop",null,\#
    ["gesture",null,"kind","edge"],["pop",null,"source","edgeGesture"],["controller",2,"class",\#
    {"by":"hook","answer":false,"reason":"unsaved changes"},{"by":"draft_guard","answer":null,"reason":null}
    {"navhost":1,"api":1,"profile":"ios17","screen":{"width":390,"height":844,"direction":"ltr",\#
    "gesture":"edge","guards":true,"bar":"#ffffff"},"limits":{"units":500000,"memory":8388608,\#
    "seconds":0.25},"plugins":[{"name":"","version":"1.0.0","sha256":""}],"classes":{},"masked":[]}
    {"t":0.0,"op":"setRoot","nav":1,"args":["Home"]}
    {"t":0.0,"op":"advance","nav":1,"args":[
    {"t":0.0,"op":"set","id":2,"field":"props.dirty","value":true}
    {"t":0.0,"op":"pan","nav":1,"args":[{"from":[5,400],"to":[300,400],"duration":0.25}]}
    {"t":0.35,"nav":1,"touches":[[0.0,"began",5.0,400.0,1],[0.016,"moved",20.0,400.0,1],\#
    [0.016,"ended",300.0,400.0,1]]}
    {"t":1.05,"op":"answer","nav":1,"args":[true]}
    {"d":1,"t":0.7,"kind":"gesture","class":"Editor","id":3,"source":null,"outcome":"ignored",\#
    "reason":"distance","by":"distance","steps":[{"by":"root","answer":true,"reason":null},\#
    {"by":"disabled","answer":true,"reason":null},{"by":"distance","answer":false,"reason":"distance"}],\#
    "reads":[],"asked":[]}
    {"t":10.02,"op":"backMenu","nav":1,"args":[1]}
    {"t":10.02,"op":"requestPop","nav":1,"args":[]}
    {"d":2,"t":0.7,"kind":"pop","class":"List","id":3,"source":"request","outcome":"popped",\#
    "reason":null,"by":null,"steps":[],"reads":[],"asked":[["shouldPop",3,"List"]]}
    {"t":0.366667,"op":"settle","nav":1,"args":[]}
    {"d":1,"t":0.366667,"kind":"gesture","class":"Detail","id":3,"source":null,"outcome":"began",\#
    "reason":null,"by":"region","steps":[{"by":"root","answer":true,"reason":null},\#
    {"by":"disabled","answer":true,"reason":null},{"by":"distance","answer":true,"reason":null},\#
    {"by":"transition","answer":true,"reason":null},{"by":"direction","answer":true,"reason":null},\#
    {"by":"custom item","answer":true,"reason":null},{"by":"region","answer":true,"reason":null}],\#
    "reads":[],"asked":[["gestureShouldBegin",3,"Detail"],["shouldPop",3,"Detail"]]}
    {"t":3.25,"op":"advance","nav":1,"args":[1.5]}
    {"t":4.25,"op":"tapBack","nav":1,"args":[]}
    {"d":2,"t":4.25,"kind":"pop","class":"Editor","id":3,"source":"backButton","outcome":"popped",\#
    "reason":null,"by":null,"steps":[],"reads":[],"asked":[["shouldPop",3,"Editor"]]}
    {"t":5.5,"op":"push","nav":1,"args":[{"class":"Detail","title":"Draft 1"}]}
    {"d":3,"t":5.5,"kind":"push","class":"Detail","id":2,"source":null,"outcome":"pushed",\#
    "reason":null,"by":null,"steps":[],"reads":[],"asked":[["shouldPush",2,"Detail"]]}
    {"t":5.85,"op":"advance","nav":1,"args":[2.5]}

    """#
}
