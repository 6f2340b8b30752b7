/// What most sessions have in them: first what is rare, then a session. Packed sessions depend on every
/// byte of it: a change is another number.
enum TraceDictionary {
  static let number: UInt8 = 2

  static let bytes = Array(text.utf8)

  private static let text = #"""
    ,"source":"fullscreenGesture","source":"customItem","source":"backMenu","source":"\#
    sheetSwipe","source":"tabBar","source":"contentGesture","source":"escape","op":"setStack","\#
    op":"popToRoot","op":"popTo","op":"settle","op":"advance","op":"backMenu","op":"requestPop",\#
    "op":"answer","op":"setRoot","op":"tap","op":"pan","op":"present","op":"swipeDown","op":"\#
    class","op":"load","op":"unload","op":"reload","op":"hook","transition","direction","\#
    disabled","distance","question open","custom item","too short","no back button","\#
    nothing there","fingers","region","frozen","busy","root","cancelled","dismissed","deferred",\#
    "ignored","blocked","UIViewController","Home","List","Detail","Editor","Form","Settings","\#
    interactivePopDisabled":true,{"x":0.0,"y":0.0},"moved",20,400.0,1],[0.016,"moved",["title":"\#
    controller",2,"index","previous",{"$controller":1},"state.","props.draft","props.unsaved","\#
    props.dirty",true],["pop",null,["gesture",null,"kind","edge"],["pop",null,"source","\#
    edgeGesture"],["controller",2,"class",{"by":"hook","answer":false,"reason":"unsaved changes"\#
    },{"by":"draft_guard","answer":null,"reason":null}
    {"navhost":1,"api":1,"profile":"ios17","screen":{"width":390,"height":844,"direction":"ltr",\#
    "gesture":"edge","guards":true,"bar":"#ffffff"},"limits":{"units":500000,"memory":8388608,"\#
    seconds":0.25},"plugins":[{"name":"","version":"1.0.0","sha256":""}],"classes":{},"masked"\#
    :[]}
    {"t":0.0,"op":"setRoot","nav":1,"args":["Home"]}
    {"t":0.0,"op":"advance","nav":1,"args":[
    {"t":0.0,"op":"set","id":2,"field":"props.dirty","value":true}
    {"t":0.0,"op":"pan","nav":1,"args":[{"from":[5,400],"to":[300,400],"duration":0.25}]}
    {"t":0.35,"nav":1,"touches":[[0.0,"began",5.0,400.0,1],[0.016,"moved",20.0,400.0,1],[0.016,"\#
    ended",300.0,400.0,1]]}
    {"t":1.05,"op":"answer","nav":1,"args":[true]}
    {"d":1,"t":0.7,"kind":"gesture","class":"Editor","id":3,"source":null,"outcome":"ignored","\#
    reason":"distance","by":"distance","steps":[{"by":"root","answer":true,"reason":null},{"by"\#
    :"disabled","answer":true,"reason":null},{"by":"distance","answer":false,"reason":"distance"\#
    }],"reads":[],"asked":[]}
    {"t":10.02,"op":"backMenu","nav":1,"args":[1]}
    {"t":10.02,"op":"requestPop","nav":1,"args":[]}
    {"d":2,"t":0.7,"kind":"pop","class":"List","id":3,"source":"request","outcome":"popped","\#
    reason":null,"by":null,"steps":[],"reads":[],"asked":[["shouldPop",3,"List"]]}
    {"t":0.366667,"op":"settle","nav":1,"args":[]}
    {"d":1,"t":0.366667,"kind":"gesture","class":"Detail","id":3,"source":null,"outcome":"began"\#
    ,"reason":null,"by":"region","steps":[{"by":"root","answer":true,"reason":null},{"by":"\#
    disabled","answer":true,"reason":null},{"by":"distance","answer":true,"reason":null},{"by":"\#
    transition","answer":true,"reason":null},{"by":"direction","answer":true,"reason":null},{"\#
    by":"custom item","answer":true,"reason":null},{"by":"region","answer":true,"reason":null}],\#
    "reads":[],"asked":[["gestureShouldBegin",3,"Detail"],["shouldPop",3,"Detail"]]}
    {"t":3.25,"op":"advance","nav":1,"args":[1.5]}
    {"t":4.25,"op":"tapBack","nav":1,"args":[]}
    {"d":2,"t":4.25,"kind":"pop","class":"Editor","id":3,"source":"backButton","outcome":"\#
    popped","reason":null,"by":null,"steps":[],"reads":[],"asked":[["shouldPop",3,"Editor"]]}
    {"t":5.5,"op":"push","nav":1,"args":[{"class":"Detail","title":"Draft 1"}]}
    {"d":3,"t":5.5,"kind":"push","class":"Detail","id":2,"source":null,"outcome":"pushed","\#
    reason":null,"by":null,"steps":[],"reads":[],"asked":[["shouldPush",2,"Detail"]]}
    {"t":5.85,"op":"advance","nav":1,"args":[2.5]}
    {"navhost":1,"api":1,"profile":"ios17","screen":{"width":390,"height":844,"direction":"ltr",\#
    "gesture":"edge","guards":true,"bar":"#ffffff"},"limits":{"units":500000,"memory":8388608,"\#
    seconds":0.25},"plugins":[],"classes":{},"masked":[]}
    {"t":0,"op":"setRoot","nav":1,"args":["Home"]}
    {"t":0,"op":"advance","nav":1,"args":[1.31]}
    {"t":1.31,"op":"push","nav":1,"args":[{"class":"List","title":"Message 5"}]}
    {"d":1,"t":1.31,"kind":"push","class":"List","id":2,"source":null,"outcome":"pushed","\#
    reason":null,"by":null,"steps":[],"reads":[],"asked":[["shouldPush",2,"List"]]}
    {"t":1.66,"op":"advance","nav":1,"args":[3.27]}
    {"t":4.93,"op":"set","id":2,"field":"props.unsaved","value":false}
    {"t":4.93,"op":"advance","nav":1,"args":[3.28]}
    {"t":8.21,"op":"popToRoot","nav":1,"args":[]}
    {"d":2,"t":8.21,"kind":"pop","class":"List","id":2,"source":"program","outcome":"popped","\#
    reason":null,"by":null,"steps":[],"reads":[],"asked":[["shouldPop",2,"List"]]}
    {"t":8.56,"op":"advance","nav":1,"args":[0.6]}
    {"t":9.16,"op":"push","nav":1,"args":[{"class":"List","title":"Draft 39"}]}
    {"d":3,"t":9.16,"kind":"push","class":"List","id":3,"source":null,"outcome":"pushed","\#
    reason":null,"by":null,"steps":[],"reads":[],"asked":[["shouldPush",3,"List"]]}
    {"t":9.51,"op":"advance","nav":1,"args":[1.71]}
    {"t":11.22,"op":"backMenu","nav":1,"args":[1]}
    {"d":4,"t":11.22,"kind":"pop","class":"List","id":3,"source":"backMenu","outcome":"popped","\#
    reason":null,"by":null,"steps":[],"reads":[],"asked":[["shouldPop",3,"List"]]}
    {"t":11.57,"op":"advance","nav":1,"args":[1.17]}
    {"t":12.74,"op":"push","nav":1,"args":[{"class":"Feed","title":"Order 2"}]}
    {"d":5,"t":12.74,"kind":"push","class":"Feed","id":4,"source":null,"outcome":"pushed","\#
    reason":null,"by":null,"steps":[],"reads":[],"asked":[["shouldPush",4,"Feed"]]}
    {"t":13.09,"op":"advance","nav":1,"args":[3.0]}
    {"t":16.09,"op":"set","id":4,"field":"props.unsaved","value":false}
    {"t":16.09,"op":"advance","nav":1,"args":[1.76]}
    {"t":17.85,"op":"push","nav":1,"args":[{"class":"Profile","title":"Order 27"}]}
    {"d":6,"t":17.85,"kind":"push","class":"Profile","id":5,"source":null,"outcome":"pushed","\#
    reason":null,"by":null,"steps":[],"reads":[],"asked":[["shouldPush",5,"Profile"]]}
    {"t":18.2,"op":"advance","nav":1,"args":[2.06]}
    {"t":20.26,"op":"set","id":5,"field":"props.unsaved","value":true}
    {"t":20.26,"op":"advance","nav":1,"args":[2.06]}
    {"t":22.32,"op":"push","nav":1,"args":[{"class":"List","title":"Draft 32"}]}
    {"d":7,"t":22.32,"kind":"push","class":"List","id":6,"source":null,"outcome":"pushed","\#
    reason":null,"by":null,"steps":[],"reads":[],"asked":[["shouldPush",6,"List"]]}
    {"t":22.67,"op":"advance","nav":1,"args":[2.08]}
    {"t":24.75,"op":"push","nav":1,"args":[{"class":"Detail","title":"Photo 37"}]}
    {"d":8,"t":24.75,"kind":"push","class":"Detail","id":7,"source":null,"outcome":"pushed","\#
    reason":null,"by":null,"steps":[],"reads":[],"asked":[["shouldPush",7,"Detail"]]}
    {"t":25.1,"op":"advance","nav":1,"args":[8.55]}
    {"t":33.65,"op":"push","nav":1,"args":[{"class":"Editor","title":"Photo 22","props":{"\#
    unsaved":false}}]}
    {"d":9,"t":33.65,"kind":"push","class":"Editor","id":8,"source":null,"outcome":"pushed","\#
    reason":null,"by":null,"steps":[],"reads":[],"asked":[["shouldPush",8,"Editor"]]}
    {"t":34,"op":"advance","nav":1,"args":[0.8]}
    {"t":34.8,"op":"push","nav":1,"args":[{"class":"Gallery","title":"Message 3"}]}
    {"d":10,"t":34.8,"kind":"push","class":"Gallery","id":9,"source":null,"outcome":"pushed","\#
    reason":null,"by":null,"steps":[],"reads":[],"asked":[["shouldPush",9,"Gallery"]]}
    {"t":35.15,"op":"advance","nav":1,"args":[3.36]}
    {"t":38.51,"op":"push","nav":1,"args":[{"class":"Editor","title":"Trip 37","props":{"\#
    unsaved":true}}]}
    {"d":11,"t":38.51,"kind":"push","class":"Editor","id":10,"source":null,"outcome":"pushed","\#
    reason":null,"by":null,"steps":[],"reads":[],"asked":[["shouldPush",10,"Editor"]]}
    {"t":38.86,"op":"advance","nav":1,"args":[1.37]}
    {"t":40.23,"op":"push","nav":1,"args":[{"class":"Form","title":"Order 24","props":{"unsaved"\#
    :false}}]}
    {"d":12,"t":40.23,"kind":"push","class":"Form","id":11,"source":null,"outcome":"pushed","\#
    reason":null,"by":null,"steps":[],"reads":[],"asked":[["shouldPush",11,"Form"]]}
    {"t":40.58,"op":"advance","nav":1,"args":[2.11]}
    {"t":42.69,"op":"push","nav":1,"args":[{"class":"Detail"}]}
    {"d":13,"t":42.69,"kind":"push","class":"Detail","id":12,"source":null,"outcome":"pushed","\#
    reason":null,"by":null,"steps":[],"reads":[],"asked":[["shouldPush",12,"Detail"]]}
    {"t":43.04,"op":"advance","nav":1,"args":[7.83]}
    {"t":50.87,"op":"push","nav":1,"args":[{"class":"Gallery","title":"Note 30"}]}
    {"d":14,"t":50.87,"kind":"push","class":"Gallery","id":13,"source":null,"outcome":"pushed","\#
    reason":null,"by":null,"steps":[],"reads":[],"asked":[["shouldPush",13,"Gallery"]]}
    {"t":51.22,"op":"advance","nav":1,"args":[9.23]}
    {"t":60.45,"op":"push","nav":1,"args":[{"class":"Detail","title":"Invoice 33"}]}
    {"d":15,"t":60.45,"kind":"push","class":"Detail","id":14,"source":null,"outcome":"pushed","\#
    reason":null,"by":null,"steps":[],"reads":[],"asked":[["shouldPush",14,"Detail"]]}
    {"t":60.8,"op":"advance","nav":1,"args":[6.15]}
    {"t":66.95,"nav":1,"touches":[[0,"began",4,297,1],[0.016,"moved",40,298,1]]}
    {"d":16,"t":66.966,"kind":"gesture","class":"Detail","id":14,"source":null,"outcome":"began"\#
    ,"reason":null,"by":"region","steps":[{"by":"root","answer":true,"reason":null},{"by":"\#
    disabled","answer":true,"reason":null},{"by":"distance","answer":true,"reason":null},{"by":"\#
    transition","answer":true,"reason":null},{"by":"direction","answer":true,"reason":null},{"\#
    by":"custom item","answer":true,"reason":null},{"by":"region","answer":true,"reason":null}],\#
    "reads":[],"asked":[["gestureShouldBegin",14,"Detail"],["shouldPop",14,"Detail"]]}
    {"t":66.966,"op":"advance","nav":1,"args":[0.016]}
    {"t":66.982,"nav":1,"touches":[[0,"moved",76,298,1],[0.016,"moved",112,299,1],[0.016,"moved"\#
    ,148,299,1],[0.016,"moved",184,299,1],[0.016,"moved",220,297,1],[0.016,"moved",256,298,1],\#
    [0.016,"moved",292,299,1],[0.016,"ended",292,297,1]]}
    {"t":67.094,"op":"settle","nav":1,"args":[]}
    {"t":67.444,"op":"advance","nav":1,"args":[3.03]}
    {"t":70.474,"op":"push","nav":1,"args":[{"class":"Editor","title":"Order 38","props":{"\#
    unsaved":true}}]}
    {"d":17,"t":70.474,"kind":"push","class":"Editor","id":15,"source":null,"outcome":"pushed","\#
    reason":null,"by":null,"steps":[],"reads":[],"asked":[["shouldPush",15,"Editor"]]}

    """#
}
