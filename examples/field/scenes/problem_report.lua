-- Run with: navhost run --plugins examples/field/plugins examples/field/scenes/problem_report.lua
nav.setStack({ "Settings", { class = "ProblemReport", props = { sending = true } } })
print("a swipe", nav.pan({ from = { 5, 400 }, to = { 330, 400 } }))
nav.top.props.sending = false
print("it has failed; a swipe", nav.pan({ from = { 5, 400 }, to = { 330, 400 } }))
