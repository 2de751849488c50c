/** Forms, buttons, notices. */
export const CONTROLS = `
form.form { max-width: 34rem; } .field { margin: 0 0 1.1rem; } .field > label, fieldset legend { display: block; margin: 0 0 .25rem; padding: 0; font-weight: 600; }
.hint { margin: 0 0 .35rem; color: var(--soft); font-size: .9rem; }
input, select, textarea { display: block; width: 100%; padding: .6rem .75rem; font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--faint); border-radius: 8px; }
::placeholder { color: var(--soft); opacity: 1; }
textarea, input.mono { font-family: ui-monospace, SFMono-Regular, Menlo, "DejaVu Sans Mono", monospace; font-size: .9rem; }
input[type=checkbox], input[type=radio] { display: inline-block; width: 1.15rem; height: 1.15rem; margin: 0 .55rem 0 0; vertical-align: -.2rem; accent-color: var(--accent); }
.choice, .field > label.choice { display: block; padding: .25rem 0 .25rem 1.7rem; text-indent: -1.7rem; font-weight: 400; } fieldset { margin: 0; padding: 0; border: 0; }
.choices { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); }
.field.bad input, .field.bad select, .field.bad textarea { border-color: var(--critical); box-shadow: 0 0 0 1px var(--critical); }
.choices.tall { grid-template-columns: 1fr; }
.error { margin: .35rem 0 .45rem; color: var(--critical); font-weight: 600; font-size: .93rem; }
button, .button { display: inline-block; padding: .62rem 1.25rem; font: inherit; font-weight: 600; text-decoration: none; color: var(--on-accent); background: var(--accent); border: 1px solid var(--accent); border-radius: 8px; cursor: pointer; }
button:hover, .button:hover { filter: brightness(1.08); }
button.quiet, .button.quiet { color: var(--accent); background: transparent; border-color: var(--line); } button.quiet:hover, .button.quiet:hover { background: var(--tint); filter: none; }
button.danger { color: var(--critical); background: transparent; border-color: var(--line); }
.actions { display: flex; flex-wrap: wrap; gap: .7rem; align-items: center; margin: 1.1rem 0; } td .actions { margin: 0; } .cards + form { margin-top: 1.1rem; }
form.inline { display: inline; } form.bar { display: flex; flex-wrap: wrap; gap: .7rem; align-items: end; margin-bottom: 1.1rem; } form.bar .field { margin: 0; flex: 1 1 12rem; }
.notice { margin: 0 0 1.2rem; padding: .8rem 1.05rem; border-left: 4px solid var(--accent); border-radius: 0 10px 10px 0; background: var(--accent-tint); }
.notice > :first-child { margin-top: 0; } .notice > :last-child { margin-bottom: 0; } .notice strong { display: block; }
.notice.good { border-color: var(--low); background: var(--low-tint); } .notice.warning { border-color: var(--moderate); background: var(--moderate-tint); } .notice.bad { border-color: var(--critical); background: var(--critical-tint); }
.verb { display: inline-block; min-width: 3.8rem; padding: .08rem .45rem; margin-right: .6rem; border-radius: 5px; color: #fff; background: #46627a; font-size: .75rem; font-weight: 700; text-align: center; } .verb.get { background: #2a7048; } .verb.post { background: #0b5a86; } .verb.delete { background: #9c3527; }
.calls { margin: .2rem 0 1rem; padding: 0; list-style: none; } .calls li { padding: .55rem 0; border-bottom: 1px solid var(--line); } .calls li:last-child { border: 0; } .calls p { margin: .2rem 0 0; font-size: .93rem; color: var(--soft); } .calls strong { color: var(--ink); } .calls a { overflow-wrap: anywhere; }
.group { margin: 0; border-bottom: 1px solid var(--line); } .group > summary { padding: .65rem .2rem; font-weight: 600; } .group > summary small { color: var(--soft); } .group > div { scroll-margin-top: 4rem; } .group > div, .group > dl { padding: 0 0 .6rem 1.1rem; margin: 0; }
@media (min-width: 60rem) { .groups { display: grid; grid-template-columns: 1fr 1fr; column-gap: 2.2rem; align-items: start; } .groups > [open] { grid-column: 1 / -1; } }
.tags { display: flex; flex-wrap: wrap; gap: .35rem .5rem; margin: .4rem 0 1rem; padding: 0; list-style: none; } .tags li { margin: 0; padding: .1rem .6rem; background: var(--tint); border: 1px solid var(--line); border-radius: 999px; font-size: .9rem; }
.try { max-width: none; } .answer:empty { display: none; } details { margin: .6rem 0; } summary { cursor: pointer; color: var(--accent); }
`;
