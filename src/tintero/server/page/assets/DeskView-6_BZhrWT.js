import{$ as e,At as t,B as n,C as r,Ct as i,D as a,Dt as o,E as s,Et as c,F as l,J as u,K as d,N as f,O as p,P as m,Q as h,S as g,T as _,Tt as v,U as y,V as b,X as x,Y as S,Z as C,_ as w,_t as T,dt as E,et as D,f as O,ft as k,g as A,i as j,k as M,kt as N,lt as P,mt as F,n as I,nt as L,o as R,ot as z,pt as B,q as V,r as ee,rt as te,st as H,t as U,ut as W,vt as G,wt as ne,xt as K}from"./words.svelte-VqUAJ6NM.js";import{c as q,l as re,o as ie,s as ae}from"./index-BQopIMXv.js";import{a as oe,i as J,t as Y}from"./Said-BEYIhmw-.js";import"./words-CGpXu44f.js";import{r as se,t as ce}from"./Wrong-GvoKcyu0.js";import{f as le,u as X}from"./options-DWi6ZEwX.js";import{t as ue}from"./Dialog-B8oX4Lvl.js";import{c as de,l as fe,o as Z,r as pe,s as me,t as he}from"./Card-CF_E82eu.js";import{n as Q}from"./search-iWakwZ6k.js";import{t as ge}from"./Choice-xM8RkY1U.js";async function _e(e,t){let n=new URL(e,location.origin);n.searchParams.set(`lang`,O.lang);let r=await fetch(n,{method:`POST`,credentials:`omit`,headers:{"Content-Type":`application/json`},body:JSON.stringify(t)});if(r.ok)return await r.json();let i=null;try{i=await r.json()}catch{}throw new oe(r.status,i)}var ve={position:e=>_e(`/api/judge/position`,e),compare:(e,t)=>_e(`/api/judge/compare`,{scene:e,at:t}),export:(e,t,n)=>_e(`/api/judge/export`,{scene:e,at:t,form:n})},ye=`tintero.scenes`,be=`tintero.desk.now`;function xe(){try{let e=JSON.parse(localStorage.getItem(ye)??`[]`);return Array.isArray(e)?e.filter(e=>typeof e?.scene==`string`):[]}catch{return[]}}var Se=G(typeof localStorage>`u`?[]:xe());function Ce(){return L(Se)}function we(e){try{return localStorage.setItem(ye,JSON.stringify(e)),T(Se,e),!0}catch{return!1}}function Te(e,t){return we([{id:Array.from(crypto.getRandomValues(new Uint8Array(6)),e=>e.toString(16).padStart(2,`0`)).join(``),name:e,scene:t,at:Date.now()},...L(Se).filter(t=>t.name!==e)])}function Ee(e){we(L(Se).filter(t=>t.id!==e))}function De(e){try{localStorage.setItem(be,e)}catch{}}function Oe(){try{return localStorage.getItem(be)??``}catch{return``}}function ke(){try{return sessionStorage.getItem(`tintero.desk`)??``}catch{return``}}var Ae=class{keeps;#e=G(null);get shown(){return L(this.#e)}set shown(e){T(this.#e,e)}#t=G(`build`);get mode(){return L(this.#t)}set mode(e){T(this.#t,e,!0)}#n=G(``);get selected(){return L(this.#n)}set selected(e){T(this.#n,e,!0)}#r=G(null);get look(){return L(this.#r)}set look(e){T(this.#r,e)}#i=G(``);get peek(){return L(this.#i)}set peek(e){T(this.#i,e,!0)}#a=G(-1);get seatOpen(){return L(this.#a)}set seatOpen(e){T(this.#a,e,!0)}#o=G(null);get adding(){return L(this.#o)}set adding(e){T(this.#o,e)}#s=G(null);get wrong(){return L(this.#s)}set wrong(e){T(this.#s,e)}#c=G(``);get notice(){return L(this.#c)}set notice(e){T(this.#c,e,!0)}#l=G(null);get compared(){return L(this.#l)}set compared(e){T(this.#l,e)}#u=G(0);get busy(){return L(this.#u)}set busy(e){T(this.#u,e,!0)}#d=G([]);get past(){return L(this.#d)}set past(e){T(this.#d,e)}#f=G([]);get ahead(){return L(this.#f)}set ahead(e){T(this.#f,e)}line=Promise.resolve();comparedOf=``;#p=K(()=>this.shown?.view??null);get view(){return L(this.#p)}set view(e){T(this.#p,e)}#m=K(()=>this.shown?.options??[]);get options(){return L(this.#m)}set options(e){T(this.#m,e)}#h=K(()=>this.view?X(this.view):new Map);get places(){return L(this.#h)}set places(e){T(this.#h,e)}#g=K(()=>new Map(this.mode===`try`&&!this.shown?.turn_action?this.options.flatMap(e=>e.act===`choose`&&e.card?[[e.card,e]]:[]):[]));get choices(){return L(this.#g)}set choices(e){T(this.#g,e)}#_=K(()=>new Set(this.mode===`try`&&this.shown?.turn_action?this.options.flatMap(e=>e.card?[e.card]:[]):[]));get able(){return L(this.#_)}set able(e){T(this.#_,e)}#v=K(()=>!!this.shown&&!this.shown.turn_action&&!this.shown.over&&this.options.length>0);get asksSomething(){return L(this.#v)}set asksSomething(e){T(this.#v,e)}constructor(e=!0){this.keeps=e}get scene(){return this.shown?.scene??``}get at(){return this.shown?.at??0}get steps(){return this.shown?.steps??0}name(e){return this.shown?.names?.[e]??String(e+1)}player(e){return this.view?.players[e]}cardAt(e){return this.places.get(e)?.card}faceAt(e){return q(this.cardAt(e))}ask(e,t){this.busy+=1;let n=this.line.then(async()=>{try{return t(await ve.position(e())),!0}catch(e){return this.wrong=se(e),!1}finally{--this.busy}});return this.line=n,n}remember(){this.shown&&(this.past=[...this.past,{shown:this.shown,mode:this.mode}].slice(-100),this.ahead=[])}show(e){this.shown=e,this.wrong=null,this.places.has(this.selected)||(this.selected=``),this.keeps&&De(e.scene)}async open(e,t){return this.notice=``,this.ask(()=>({scene:e}),e=>{this.remember(),this.selected=``,this.adding=null,this.seatOpen=-1,this.show(e),this.mode=t??(e.asked!==void 0&&!e.turn_action&&!e.over?`try`:e.steps?`ruling`:e.view.players.some(e=>e.play?.length)?`try`:`build`),this.mode===`build`&&e.at&&this.to(0)})}edit(...e){return this.ask(()=>({scene:this.scene,at:0,edits:e}),e=>{this.remember(),this.show(e),e.put&&(this.put=e.put),this.mode=`build`})}#y=G(``);get put(){return L(this.#y)}set put(e){T(this.#y,e,!0)}try(e,t=-1){return this.ask(()=>({scene:this.scene,at:this.at,try:e,seat:t}),e=>{this.remember(),this.selected=``,this.show(e),this.mode=!e.turn_action&&!e.over&&e.verdict!==`no`?`try`:`ruling`})}do(e){return this.try(e.id,this.shown?.asked??-1)}to(e){return this.ask(()=>({scene:this.scene,at:e}),e=>this.show(e))}here(){return this.ask(()=>({scene:this.scene,at:this.at,here:!0}),e=>{this.remember(),this.show(e),this.mode=`build`})}again(){let e=this.selected;return this.compared=null,this.comparedOf=``,this.past=[],this.ahead=[],this.ask(()=>({scene:this.scene,at:this.at,card:e}),e=>{this.show(e),this.look=e.look??null})}async go(e){if(e===this.mode)return;this.selected=``,this.seatOpen=-1,this.adding=null;let t=this.mode;this.mode=e,this.steps&&(e===`build`&&this.at?await this.to(0):t===`build`&&this.at<this.steps&&await this.to(-1))}tap(e){let t=this.choices.get(e);t?this.do(t):(this.mode===`ruling`&&(this.mode=`try`),this.seatOpen=-1,this.selected=this.selected===e?``:e,this.look=null,this.selected&&this.regard(e))}regard(e){this.ask(()=>({scene:this.scene,at:this.at,card:e}),t=>{this.selected===e&&(this.look=t.look??null)})}close(){this.selected=``,this.seatOpen=-1,this.adding=null,this.peek=``}peekAt(e){ae(e)&&(this.peek=e)}undo(){let e=this.past.at(-1);e&&this.shown&&!this.busy&&(this.ahead=[{shown:this.shown,mode:this.mode},...this.ahead],this.past=this.past.slice(0,-1),this.back(e))}redo(){let[e,...t]=this.ahead;e&&this.shown&&!this.busy&&(this.past=[...this.past,{shown:this.shown,mode:this.mode}],this.ahead=t,this.back(e))}back(e){this.close(),this.show(e.shown),this.mode=e.mode}async compare(){let e=`${this.at} ${this.scene}`;if(e!==this.comparedOf&&this.shown){this.comparedOf=e,this.compared=null;try{let t=await ve.compare(this.scene,this.at);e===this.comparedOf&&(this.compared=t)}catch{e===this.comparedOf&&(this.comparedOf=``)}}}},je=Symbol(`desk`);function Me(e){o(je,e)}function $(){return ne(je)}var Ne={Campanilla:`Tinker Bell`,Bella:`Belle`,Bestia:`Beast`,Maléfica:`Maleficent`,Cenicienta:`Cinderella`,Blancanieves:`Snow White`,Garfio:`Captain Hook`,Gilito:`Scrooge McDuck`,Pato:`Donald Duck`,Tritón:`Triton`,Malvada:`The Queen`,Corazones:`Queen of Hearts`,Sombrerero:`Mad Hatter`,Cheshire:`Cheshire Cat`,Genio:`Genie`,Pumba:`Pumbaa`,Pooh:`Winnie the Pooh`,Tigre:`Tigger`,Conejo:`Rabbit`,"Hada Madrina":`Fairy Godmother`,Cruella:`Cruella De Vil`,Pinocho:`Pinocchio`,"Pepito Grillo":`Jiminy Cricket`,Merlín:`Merlin`,Arturo:`Arthur`,Alicia:`Alice`,Sebastián:`Sebastian`,Félix:`Fix-It Felix, Jr.`,Mudito:`Dopey`,Gruñón:`Grumpy`,Feliz:`Happy`,Dormilón:`Sleepy`,Mocoso:`Sneezy`,Tímido:`Bashful`,Sabio:`Doc`,Nodriza:`Nana`,Smee:`Mr. Smee`,Reina:`Queen of Hearts`,"Abuela Tala":`Gramma Tala`,Rompe:`Wreck-It Ralph`},Pe=e=>Q(e).split(/[^a-z0-9]+/).filter(Boolean),Fe=e=>Pe(e).join(``),Ie=new Map;for(let[e,t]of Object.entries(Ne)){let n=Q(t);Ie.set(n,[...Ie.get(n)??[],...Pe(e)])}function Le(e){let t=new Set;return{cards:e.map((e,n)=>{let r=new Set([...Pe(e.name),...Ie.get(Q(e.name))??[]]),i=new Set([...r,...Pe(e.version??``)]);for(let e of i)t.add(e);return{n,card:e,own:r,words:i,whole:Fe(e.full)}}),words:[...t]}}function Re(e,t,n){if(Math.abs(e.length-t.length)>n)return n+1;let r=[],i=Array.from({length:t.length+1},(e,t)=>t);for(let a=1;a<=e.length;a++){let o=[a],s=a;for(let n=1;n<=t.length;n++){let c=e[a-1]===t[n-1],l=Math.min((i[n]??0)+1,(o[n-1]??0)+1,(i[n-1]??0)+ +!c);a>1&&n>1&&e[a-1]===t[n-2]&&e[a-2]===t[n-1]&&(l=Math.min(l,(r[n-2]??0)+1)),o.push(l),s=Math.min(s,l)}if(s>n)return n+1;r=i,i=o}return i[t.length]??n+1}var ze=e=>e.length<4?0:e.length<7?1:2;function Be(e,t){if(t===e)return 10;if(t.startsWith(e))return 8+e.length/t.length;if(e.length>=3&&t.includes(e))return 5;let n=ze(e);if(!n)return 0;let r=Re(e,t,n);return r<=n?6-1.5*r:e.length>=4&&t.length>e.length&&Re(e,t.slice(0,e.length),1)<=1?3.5:0}var Ve=new Set([`the`,`of`,`a`,`el`,`la`,`los`,`las`,`de`,`del`,`y`,`and`]);function He(e,t,n=40){let r=Pe(t),i=r.join(``);if(!i)return[];let a=r.map(t=>{let n=new Map;for(let r of e.words){let e=Be(t,r);e&&n.set(r,e)}return n}),o=[];for(let{n:t,card:n,own:s,words:c,whole:l}of e.cards){let e=0,u=!0,d=0;r.forEach((t,n)=>{let r=0;for(let e of c){let t=(a[n]?.get(e)??0)*(s.has(e)?1.25:1);t>r&&(r=t)}!r&&!Ve.has(t)&&(d+=1),r<8&&!Ve.has(t)&&(u=!1),e+=r}),i.length>=4&&l.includes(i)&&(d=0,u=!0,e=Math.max(e,r.length*10)+(l.startsWith(i)?6:0)),!d&&o.push({n:t,card:n,score:e/r.length-n.name.length/100,sure:u})}let s=e=>Math.max(0,...e.sets??[]);return o.sort((e,t)=>t.score-e.score||s(t.card)-s(e.card)||(e.card.full<t.card.full?-1:1)),o.slice(0,n)}var Ue=[`play`,`hand`,`discard`,`ink`,`deck`],We=[`exerted`,`drying`,`damage`,`play`,`hand`,`discard`,`ink`,`deck`,`own`,`other`],Ge=new Set([`de`,`en`,`of`,`in`,`con`,`with`,`al`,`la`,`el`,`to`]),Ke=null;function qe(){if(Ke)return Ke;Ke=new Map;for(let e of We)for(let t of U)for(let n of j(t,`desk-words-${e}`).split(`,`)){let[t]=Pe(n);t&&Ke.set(t,e)}return Ke}function Je(e){let t={name:``,count:1,exerted:!1,drying:!1,damage:0,zone:``,seat:-1},n=Pe(e),r=qe(),i=[],a=e=>e&&/^\d{1,2}$/.test(e)?Number(e):null;for(let e=0;e<n.length;e++){let o=n[e]??``,s=r.get(o);if(s){for(;i.length&&Ge.has(i.at(-1)??``);)i.pop();if(s===`damage`){let r=a(i.at(-1)),o=a(n[e+1]);r===null?o===null?t.damage=1:(e+=1,t.damage=o):(i.pop(),t.damage=r)}else s===`exerted`?t.exerted=!0:s===`drying`?t.drying=!0:s===`own`?t.seat=0:s===`other`?t.seat=1:t.zone=s}else{let e=/^(\d{1,2})x$/.exec(o);e&&!i.length?t.count=Math.min(20,Math.max(1,Number(e[1]))):i.push(o)}}return t.name=i.join(` `),t}function Ye(e,t){let n={name:t,count:1,exerted:!1,drying:!1,damage:0,zone:``,seat:-1},r=He(e,t),i=Je(t);if(r[0]?.sure||!i.name)return{typed:i.name?n:i,found:r};let a=He(e,i.name);return a.length?{typed:i,found:a}:{typed:n,found:r}}var Xe=`tintero.desk.recent`,Ze=12;function Qe(){try{let e=JSON.parse(localStorage.getItem(Xe)??`[]`);return Array.isArray(e)?e.filter(e=>typeof e==`string`):[]}catch{return[]}}function $e(e){try{localStorage.setItem(Xe,JSON.stringify([e,...Qe().filter(t=>t!==e)].slice(0,Ze)))}catch{}}function et(e){let t=Qe();if(!t.length)return[];let n=new Map;return e.forEach((e,r)=>{t.includes(e.full)&&n.set(e.full,{n:r,card:e,score:0,sure:!0})}),t.flatMap(e=>n.get(e)??[])}ee({en:`### The judge's desk in the browser: what its page says.

desk-title = Judge’s desk
desk-lead = Set up a position, try something, read what happens and by which rule.
desk-modes = What you do
desk-build = Set up
desk-try = Try
desk-ruling = Ruling
desk-more = More
desk-undo = Undo
desk-redo = Redo
desk-untitled = Untitled position
desk-rename = Name of this position
desk-waiting = One moment …

## The board

desk-board = Position
desk-seat = { $player }: numbers and piles
desk-turn-of = Turn of { $player }
desk-whose-turn = Whose turn
desk-turn-short = Turn
desk-play-zone = { $player }: in play
desk-hand-zone = { $player }: hand
desk-add-play = In play
desk-add-hand = Hand
desk-add-to = { $player }: put a card { $zone }
desk-hidden = a card nobody looks at
desk-count-hand = hand { $n }
desk-count-deck = deck { $n }
desk-count-discard = discard { $n }
desk-lore = lore
desk-ink = ink
desk-bag = Bag
desk-empty = An empty table.
desk-empty-said = Tap “+”, type a few letters of a card, tap it. Two cards are enough to begin.
desk-example = Show me an example
desk-step-ready = Ready step
desk-step-set = Set step
desk-step-draw = Draw step
desk-step-main = Main phase
desk-step-end = End-of-turn phase
desk-not-start = Here the position is set up in which it begins; what was tried is tried again afterwards.

## Putting cards

desk-add = Put a card
desk-search = Name of a card, or part of it
desk-search-hint = Simba exerted 2 damage
desk-search-said = Parts of the name are enough, with or without accents. You may add “exerted”, “drying”, “2 damage”, “hand”, “rival”, “3x”.
desk-none = No card is called that.
desk-found = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
desk-whose = Whose
desk-where = Where
desk-zone-play = in play
desk-zone-hand = in hand
desk-zone-discard = in the discard
desk-zone-ink = in the inkwell
desk-zone-deck = on top of the deck
desk-short-play = Play
desk-short-hand = Hand
desk-short-discard = Discard
desk-short-ink = Ink
desk-short-deck = Deck top
desk-put = { $card }, { $zone } of { $player }
desk-recent = Used lately
desk-done = Done
desk-times = { $n } times
desk-with-damage = { $n } damage

## A card

desk-card = Card
desk-exerted = Exerted
desk-drying = Drying
desk-damage = Damage
desk-less = { $what }: one less
desk-more-of = { $what }: one more
desk-at = At a location
desk-nowhere = At none
desk-under = Put a card under it
desk-move = Move to
desk-again = One more of it
desk-take = Remove
desk-other-side = to { $player }
desk-can = { $card } can
desk-cannot = Cannot, and why
desk-try-anyway = See the ruling
desk-nothing-with = There is nothing to do with this card now.
desk-changes = What changes its numbers
desk-show-card = Show { $card }

## Numbers of a player

desk-lore-of = Lore
desk-ink-ready = Ink, ready
desk-ink-exerted = Ink, exerted
desk-drops = Ink drops
desk-inked = Cards inked this turn
desk-deck-cards = Cards in the deck
desk-first-turn = It is their first turn
desk-piles = Hand, deck, discard, inkwell
desk-pile-empty = Nothing in it.
desk-phase = Step of the turn
desk-players = Players
desk-readings = Unsettled rules, read the other way
desk-settings = The table
desk-rules = Rules
desk-clear = Empty the table

## Trying

desk-what-may = What may be done
desk-line = Type what is tried
desk-line-hint = challenge Stitch > Simba
desk-line-do = Try it
desk-asked = A question is open
desk-over = The game is over
desk-nothing-may = Nothing may be done.
desk-aimed-at = Aimed at this card

## The ruling

desk-verdict = Ruling
desk-yes = YES
desk-no = NO
desk-not-tried = Nothing has been tried yet. Tap a card and choose what it does.
desk-sequence = What happens
desk-before = Before anybody is asked
desk-refused = Not allowed
desk-asked-of = Question: { $question }
desk-next = What may be done now
desk-back-to = Back to before this
desk-back = Step back
desk-forward = Step forward
desk-state = { $at } of { $steps } actions
desk-another = Try something else
desk-go-on = Go on from here
desk-here = Begin from here
desk-here-said = The position as it stands now becomes the one that is set up.
desk-clauses = Clauses
desk-clause = Clause { $number }
desk-stopped = The rest of the scene cannot be gone through:
desk-checks = Also the checks that find nothing

## Versions of the rules

desk-versions = By other versions of the rules
desk-same = The same by { $versions }.
desk-parts = The versions part here
desk-by = Rules { $versions }
desk-reasons = What the rulebook changed

## Keeping, sharing

desk-file = Open, save, share
desk-save = Save
desk-save-as = Save as
desk-saved = Saved in this browser
desk-saved-none = Nothing saved yet.
desk-saved-at = { $name }, saved { $when }
desk-saved-now = Saved.
desk-cannot-save = This browser keeps nothing.
desk-drop = Delete { $name }
desk-open-saved = Open { $name }
desk-share = Share a link
desk-share-said = The whole position is in the link; no server keeps it.
desk-link = Link
desk-copy = Copy
desk-copied = Copied.
desk-copy-select = Copy it by hand.
desk-send = Send …
desk-print = Print
desk-export = Download
desk-as-markdown = Ruling, Markdown
desk-as-html = Ruling, HTML
desk-as-scene = Scene, YAML
desk-as-record = Record
desk-open = Open a scene
desk-open-file = Choose a file
desk-paste = Paste a scene
desk-open-it = Open
desk-text = The scene as text
desk-bad-link = This link is not whole: nothing can be read from it. The desk is as it was.
desk-bad-here = There is no position to take over. The desk is as it was.
desk-bad-file = This file is no scene: it is no text, or too long (20,000 letters at most). The desk is as it was.
desk-bad-scene = This cannot be opened. The desk is as it was.
desk-line-number = Line { $n }

## Asking in words

desk-ask = Ask in words
desk-ask-hint = My rival challenges my Simba with a Bodyguard in front
desk-ask-do = Search
desk-ask-none = Nothing near was found. Try other words.
desk-ask-cases = Cases
desk-ask-rules = Clauses
desk-ask-cards = Cards
desk-ask-open = Open as a position
desk-ask-answer = Answer

## How it is printed

desk-printed-position = The position
desk-printed-by = Tintero, judge’s desk
desk-printed-side = { $player }: { $lore } lore, { $ink } ink, { $hand } in hand, { $deck } in the deck
desk-printed-play = In play: { $cards }
desk-printed-hand = Hand: { $cards }
desk-printed-discard = Discard: { $cards }
desk-printed-turn = Turn of { $player }, { $step }

## Help

desk-help = How the desk works
desk-help-1 = Set up: tap “+” and type part of a name. Tap a card in play for damage, exerted, drying or a location; tap a player for lore, ink and piles.
desk-help-2 = Try: tap a card and choose what it does. What is not allowed is listed too, with its reason; tapping it gives the ruling.
desk-help-3 = Ruling: yes or no, what happens step by step, and the clause behind each step. If the versions of the rules part, they stand side by side.
desk-help-4 = A link holds the whole position. Nothing is stored but in your own browser.

## Words that may be typed beside a name, all forms

desk-words-exerted = exerted, tapped, turned
desk-words-drying = drying, summoning
desk-words-damage = damage, dmg, damaged, damages
desk-words-play = play, board, field
desk-words-hand = hand
desk-words-discard = discard, discards, graveyard
desk-words-ink = ink, inkwell, inked
desk-words-deck = deck, top, library
desk-words-own = mine, my
desk-words-other = rival, opponent, opposing, their, theirs
`,es:`### La mesa del juez en el navegador: lo que dice su página.

desk-title = Mesa del juez
desk-lead = Monta una posición, prueba algo y lee qué ocurre y por qué regla.
desk-modes = Qué haces
desk-build = Preparar
desk-try = Probar
desk-ruling = Fallo
desk-more = Más
desk-undo = Deshacer
desk-redo = Rehacer
desk-untitled = Posición sin título
desk-rename = Nombre de esta posición
desk-waiting = Un momento …

## El tablero

desk-board = Posición
desk-seat = { $player }: números y montones
desk-turn-of = Turno de { $player }
desk-whose-turn = De quién es el turno
desk-turn-short = Turno
desk-play-zone = { $player }: zona de juego
desk-hand-zone = { $player }: mano
desk-add-play = En juego
desk-add-hand = Mano
desk-add-to = { $player }: poner una carta { $zone }
desk-hidden = una carta que nadie mira
desk-count-hand = mano { $n }
desk-count-deck = mazo { $n }
desk-count-discard = descarte { $n }
desk-lore = leyenda
desk-ink = tinta
desk-bag = Bolsa
desk-empty = La mesa está vacía.
desk-empty-said = Toca «+», escribe unas letras de una carta y tócala. Con dos cartas ya se puede empezar.
desk-example = Ver un ejemplo
desk-step-ready = Paso Preparar
desk-step-set = Paso Listo
desk-step-draw = Paso Robar
desk-step-main = Fase principal
desk-step-end = Fase de final de turno
desk-not-start = Aquí se prepara la posición en la que empieza; lo probado se prueba otra vez después.

## Poner cartas

desk-add = Poner una carta
desk-search = Nombre de una carta, o parte de él
desk-search-hint = Simba agotado 2 de daño
desk-search-said = Bastan partes del nombre, con o sin acentos. Puedes añadir «agotado», «secándose», «2 de daño», «mano», «rival», «3x».
desk-none = Ninguna carta se llama así.
desk-found = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
desk-whose = De quién
desk-where = Dónde
desk-zone-play = en juego
desk-zone-hand = en la mano
desk-zone-discard = en el descarte
desk-zone-ink = en el pozo de tinta
desk-zone-deck = encima del mazo
desk-short-play = Juego
desk-short-hand = Mano
desk-short-discard = Descarte
desk-short-ink = Tinta
desk-short-deck = Mazo ↑
desk-put = { $card }, { $zone } de { $player }
desk-recent = Usadas hace poco
desk-done = Hecho
desk-times = { $n } veces
desk-with-damage = { $n } de daño

## Una carta

desk-card = Carta
desk-exerted = Agotado
desk-drying = Secándose
desk-damage = Daño
desk-less = { $what }: uno menos
desk-more-of = { $what }: uno más
desk-at = En una ubicación
desk-nowhere = En ninguna
desk-under = Poner una carta debajo
desk-move = Mover a
desk-again = Otra igual
desk-take = Quitar
desk-other-side = a { $player }
desk-can = { $card } puede
desk-cannot = No puede, y por qué
desk-try-anyway = Ver el fallo
desk-nothing-with = Con esta carta ahora no hay nada que hacer.
desk-changes = Qué cambia sus números
desk-show-card = Ver { $card }

## Números de un jugador

desk-lore-of = Leyenda
desk-ink-ready = Tinta preparada
desk-ink-exerted = Tinta agotada
desk-drops = Gotas de tinta
desk-inked = Cartas entintadas este turno
desk-deck-cards = Cartas en el mazo
desk-first-turn = Es su primer turno
desk-piles = Mano, mazo, descarte, pozo de tinta
desk-pile-empty = No hay nada.
desk-phase = Paso del turno
desk-players = Jugadores
desk-readings = Reglas sin resolver, leídas de otro modo
desk-settings = La mesa
desk-rules = Reglas
desk-clear = Vaciar la mesa

## Probar

desk-what-may = Qué se puede hacer
desk-line = Escribe qué se prueba
desk-line-hint = desafiar a Simba con Stitch
desk-line-do = Probarlo
desk-asked = Hay una pregunta abierta
desk-over = La partida ha terminado
desk-nothing-may = No se puede hacer nada.
desk-aimed-at = Dirigido a esta carta

## El fallo

desk-verdict = Fallo
desk-yes = SÍ
desk-no = NO
desk-not-tried = Todavía no se ha probado nada. Toca una carta y elige qué hace.
desk-sequence = Qué ocurre
desk-before = Antes de preguntar a nadie
desk-refused = No se puede
desk-asked-of = Pregunta: { $question }
desk-next = Qué se puede hacer ahora
desk-back-to = Volver a antes de esto
desk-back = Un paso atrás
desk-forward = Un paso adelante
desk-state = { $at } de { $steps } acciones
desk-another = Probar otra cosa
desk-go-on = Seguir desde aquí
desk-here = Empezar aquí
desk-here-said = La posición tal como está ahora pasa a ser la que se prepara.
desk-clauses = Cláusulas
desk-clause = Cláusula { $number }
desk-stopped = El resto de la escena no se puede recorrer:
desk-checks = También las comprobaciones que no hallan nada

## Versiones de las reglas

desk-versions = Con otras versiones de las reglas
desk-same = Igual con { $versions }.
desk-parts = Aquí se separan las versiones
desk-by = Reglas { $versions }
desk-reasons = Qué cambió el reglamento

## Guardar y compartir

desk-file = Abrir, guardar, compartir
desk-save = Guardar
desk-save-as = Guardar como
desk-saved = Guardadas en este navegador
desk-saved-none = Aún no hay nada guardado.
desk-saved-at = { $name }, guardada el { $when }
desk-saved-now = Guardada.
desk-cannot-save = Este navegador no guarda nada.
desk-drop = Borrar { $name }
desk-open-saved = Abrir { $name }
desk-share = Compartir un enlace
desk-share-said = Toda la posición va en el enlace; ningún servidor la guarda.
desk-link = Enlace
desk-copy = Copiar
desk-copied = Copiado.
desk-copy-select = Cópialo a mano.
desk-send = Enviar …
desk-print = Imprimir
desk-export = Descargar
desk-as-markdown = Fallo, Markdown
desk-as-html = Fallo, HTML
desk-as-scene = Escena, YAML
desk-as-record = Grabación
desk-open = Abrir una escena
desk-open-file = Elegir un archivo
desk-paste = Pegar una escena
desk-open-it = Abrir
desk-text = La escena como texto
desk-bad-link = Este enlace no está entero: no se puede leer nada de él. La mesa queda como estaba.
desk-bad-here = No hay ninguna posición que recoger. La mesa queda como estaba.
desk-bad-file = Este archivo no es una escena: no es texto, o es demasiado largo (20 000 letras como mucho). La mesa queda como estaba.
desk-bad-scene = Esto no se puede abrir. La mesa queda como estaba.
desk-line-number = Línea { $n }

## Preguntar con palabras

desk-ask = Pregunta con palabras
desk-ask-hint = Mi rival desafía a mi Simba con un Bodyguard delante
desk-ask-do = Buscar
desk-ask-none = No se ha encontrado nada parecido. Prueba con otras palabras.
desk-ask-cases = Casos
desk-ask-rules = Cláusulas
desk-ask-cards = Cartas
desk-ask-open = Abrir como posición
desk-ask-answer = Respuesta

## Cómo se imprime

desk-printed-position = La posición
desk-printed-by = Tintero, mesa del juez
desk-printed-side = { $player }: { $lore } de leyenda, { $ink } de tinta, { $hand } en la mano, { $deck } en el mazo
desk-printed-play = En juego: { $cards }
desk-printed-hand = Mano: { $cards }
desk-printed-discard = Descarte: { $cards }
desk-printed-turn = Turno de { $player }, { $step }

## Ayuda

desk-help = Cómo funciona la mesa
desk-help-1 = Preparar: toca «+» y escribe parte de un nombre. Toca una carta en juego para ponerle daño, agotarla, marcar que se seca o llevarla a una ubicación; toca a un jugador para su leyenda, su tinta y sus montones.
desk-help-2 = Probar: toca una carta y elige qué hace. Lo que no se puede también aparece, con su motivo; al tocarlo sale el fallo.
desk-help-3 = Fallo: sí o no, qué ocurre paso a paso y la cláusula de cada paso. Si las versiones de las reglas se separan, se ven una junto a otra.
desk-help-4 = El enlace contiene toda la posición. Nada se guarda salvo en tu propio navegador.

## Palabras que se pueden escribir junto a un nombre, en todas sus formas

desk-words-exerted = agotado, agotada, girado, girada, exhausto, exhausta, tapeado, tapeada
desk-words-drying = secándose, secando, fresco, fresca, recién
desk-words-damage = daño, daños, dañado, dañada, herido, herida
desk-words-play = juego, mesa, campo
desk-words-hand = mano
desk-words-discard = descarte, descartes, cementerio, descartado, descartada
desk-words-ink = tinta, tintero, pozo
desk-words-deck = mazo, encima, biblioteca
desk-words-own = mío, mía, mi
desk-words-other = rival, oponente, contrario, contraria, enemigo, enemiga, suyo, suya
`});var tt=S(`<span class="name svelte-1huv58c"> </span>`),nt=S(`<div class="stepper svelte-1huv58c" role="group"><!> <button type="button" class="svelte-1huv58c">−</button> <input type="number" inputmode="numeric" min="0" class="svelte-1huv58c"/> <button type="button" class="svelte-1huv58c">+</button></div>`);function rt(n,r){c(r,!0);let i=w(r,`most`,3,999),o=w(r,`shown`,3,!0),l=e=>Math.max(0,Math.min(i(),Math.round(e)||0));var u=nt(),f=W(u),p=e=>{var t=tt(),n=k(t,!0);z(()=>d(n,r.label)),V(e,t)};y(f,e=>{o()&&e(p)});var m=B(f,2),h=B(m,2);s(h);var g=B(h,2);t(u),z((e,t)=>{a(u,`aria-label`,r.label),a(m,`aria-label`,e),m.disabled=r.value<=0,a(h,`max`,i()),a(h,`aria-label`,r.label),M(h,r.value),a(g,`aria-label`,t),g.disabled=r.value>=i()},[()=>R(`desk-less`,{what:r.label}),()=>R(`desk-more-of`,{what:r.label})]),e(`click`,m,()=>r.set(l(r.value-1))),e(`change`,h,e=>r.set(l(Number(e.currentTarget.value)))),e(`click`,g,()=>r.set(l(r.value+1))),V(n,u),v()}h([`click`,`change`]);var it=S(`<button type="button" class="btn gold done svelte-gvmk7k"> </button>`),at=S(`<button type="button" class="chip svelte-gvmk7k"> </button>`),ot=S(`<button type="button" class="chip zone svelte-gvmk7k"> </button>`),st=S(`<div class="chips svelte-gvmk7k" role="group"></div> <div class="chips svelte-gvmk7k" role="group"></div>`,1),ct=S(`<p class="said svelte-gvmk7k"> </p>`),lt=S(`<button type="button" class="chip svelte-gvmk7k" data-state="exerted"> </button> <button type="button" class="chip svelte-gvmk7k" data-state="drying"> </button> <!>`,1),ut=S(`<div class="last svelte-gvmk7k"><p class="svelte-gvmk7k"><b aria-hidden="true" class="svelte-gvmk7k">✓</b> </p> <div class="states svelte-gvmk7k"><!> <button type="button" class="chip off svelte-gvmk7k"> </button></div></div>`),dt=S(`<p class="bad svelte-gvmk7k" role="alert"></p>`),ft=S(`<p class="dim none svelte-gvmk7k"> </p>`),pt=S(`<p class="aloud svelte-gvmk7k" role="status"> </p> <!>`,1),mt=S(`<h3 class="svelte-gvmk7k"> </h3>`),ht=S(`<i class="svelte-gvmk7k"> </i>`),gt=S(`<li class="svelte-gvmk7k"><button type="button" class="svelte-gvmk7k"><span> </span> <span class="nm svelte-gvmk7k"><b class="svelte-gvmk7k"> </b><!></span> <span class="more svelte-gvmk7k"><small class="svelte-gvmk7k"> </small><!></span></button></li>`),_t=S(`<div class="top svelte-gvmk7k"><label class="aloud" for="desk-search"> </label> <input id="desk-search" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="done" maxlength="120" class="svelte-gvmk7k"/> <!></div> <!> <!> <p class="aloud svelte-gvmk7k" role="status"> </p> <!> <!> <!> <ul class="found svelte-gvmk7k"></ul>`,1),vt=S(`<dialog class="whole svelte-gvmk7k"><div class="in svelte-gvmk7k"><!></div></dialog>`),yt=S(`<section class="in svelte-gvmk7k"><h2 class="svelte-gvmk7k"> </h2><!></section>`);function bt(r,i){c(i,!0);let o=r=>{var o=_t(),c=E(o),u=W(c),v=k(u,!0),S=B(u,2);s(S),g(S,e=>T(x,e),()=>L(x));var D=B(S,2),O=t=>{var n=it(),r=k(n,!0);z(e=>d(r,e),[()=>R(`desk-done`)]),e(`click`,n,ae),V(t,n)};y(D,e=>{i.modal&&e(O)}),t(c);var A=B(c,2),H=r=>{var i=st(),o=E(i);n(o,20,()=>L(ee),e=>e,(t,n)=>{var r=at(),i=k(r,!0);z(e=>{a(r,`aria-pressed`,L(F)===n),d(i,e)},[()=>l.name(n)]),e(`click`,r,()=>T(p,n,!0)),V(t,r)}),t(o);var s=B(o,2);n(s,20,()=>Ue,e=>e,(t,n)=>{var r=ot(),i=k(r,!0);z(e=>{a(r,`aria-pressed`,L(I)===n),a(r,`data-zone`,n),d(i,e)},[()=>R(`desk-short-${n}`)]),e(`click`,r,()=>T(h,n,!0)),V(t,r)}),t(s),z((e,t)=>{a(o,`aria-label`,e),a(s,`aria-label`,t)},[()=>R(`desk-whose`),()=>R(`desk-where`)]),V(r,i)};y(A,e=>{L(P)||e(H)});var G=B(A,2),ie=e=>{var t=ct(),n=k(t,!0);z(e=>d(n,e),[()=>L(te).join(` · `)]),V(e,t)};y(G,e=>{L(te).length&&e(ie)});var oe=B(G,2),J=k(oe,!0),Y=B(oe,2),se=n=>{var r=ut(),i=W(r),o=B(W(i));t(i);var s=B(i,2),c=W(s),u=t=>{var n=lt(),r=E(n),i=k(r,!0),o=B(r,2),s=k(o,!0),c=B(o,2);{let e=K(()=>R(`desk-damage`)),t=K(()=>L(U).damage??0);rt(c,{get label(){return L(e)},get value(){return L(t)},most:99,set:e=>l.edit({what:`state`,card:l.put,damage:e})})}z((e,t)=>{a(r,`aria-pressed`,!!L(U).exerted),d(i,e),a(o,`aria-pressed`,!!L(U).drying),d(s,t)},[()=>R(`desk-exerted`),()=>R(`desk-drying`)]),e(`click`,r,()=>l.edit({what:`state`,card:l.put,exerted:!L(U).exerted})),e(`click`,o,()=>l.edit({what:`state`,card:l.put,drying:!L(U).drying})),V(t,n)};y(c,e=>{L(ne).zone===`play`&&e(u)});var f=B(c,2),p=k(f,!0);t(s),t(r),z(e=>{d(o,` ${L(w)??``}`),d(p,e)},[()=>R(`desk-take`)]),e(`click`,f,()=>{T(w,``),l.edit({what:`take`,card:l.put})}),V(n,r)};y(Y,e=>{L(U)&&L(ne)&&e(se)});var ce=B(Y,2),le=e=>{var r=dt();n(r,21,()=>typeof l.wrong.said==`string`?[l.wrong.said]:l.wrong.said,b,(e,t)=>{N();var n=C();z(e=>d(n,e),[()=>typeof L(t)==`string`?L(t):Object.values(L(t))[0]]),V(e,n)}),t(r),V(e,r)};y(ce,e=>{l.wrong&&e(le)});var X=B(ce,2),ue=e=>{var t=pt(),n=E(t),r=k(n,!0),i=B(n,2),a=e=>{var t=ft(),n=k(t,!0);z(e=>d(n,e),[()=>R(`desk-none`)]),V(e,t)};y(i,e=>{L(M).length||e(a)}),z(e=>d(r,e),[()=>R(`desk-found`,{n:L(M).length})]),V(e,t)},Z=K(()=>L(f).trim()),pe=e=>{var t=mt(),n=k(t,!0);z(e=>d(n,e),[()=>R(`desk-recent`)]),V(e,t)},me=e=>{var t=ft(),n=k(t,!0);z(e=>d(n,e),[()=>R(`desk-search-said`)]),V(e,t)};y(X,e=>{L(Z)?e(ue):L(j).length?e(pe,1):e(me,-1)});var he=B(X,2);n(he,21,()=>L(M),e=>e.n,(r,i)=>{var o=gt(),s=W(o),c=W(s);let l;var u=k(c,!0),f=B(c,2),p=W(f),h=k(p,!0),g=B(p),_=e=>{var t=ht(),n=k(t,!0);z(()=>d(n,L(i).card.version)),V(e,t)};y(g,e=>{L(i).card.version&&e(_)}),t(f);var v=B(f,2),b=W(v),x=k(b,!0),S=B(b);n(S,16,()=>L(i).card.inks??[],e=>e,(e,t)=>{fe(e,{get ink(){return t},size:20})}),t(v),t(s),t(o),z(e=>{a(s,`data-found`,L(i).card.full),l=m(c,1,`cost svelte-gvmk7k`,null,l,{inkable:L(i).card.inkable}),d(u,L(i).card.cost??0),d(h,L(i).card.name),d(x,e)},[()=>de(L(i).card)]),e(`click`,s,()=>q(L(i))),V(r,o)}),t(he),z((e,t)=>{d(v,e),a(S,`placeholder`,t),d(J,L(w))},[()=>R(`desk-search`),()=>R(`desk-search-hint`)]),e(`keydown`,S,re),_(S,()=>L(f),e=>T(f,e)),V(r,o)},l=$(),f=G(``),p=G(0),h=G(`play`),x=G(void 0),S=G(void 0),w=G(``);H(()=>{let e=l.adding;e&&(T(p,e.seat,!0),T(h,e.zone,!0),T(w,``),i.modal&&L(S)?.showModal(),L(x)?.focus())});let O=K(()=>Le(ie())),A=K(()=>Ye(L(O),L(f))),j=K(()=>et(ie())),M=K(()=>L(f).trim()?L(A).found:L(j)),P=K(()=>l.adding?.under??``),F=K(()=>L(A).typed.seat>=0?L(A).typed.seat:L(p)),I=K(()=>L(A).typed.zone||L(h)),ee=K(()=>l.view?.players.map(e=>e.seat)??[0,1]),te=K(()=>[L(A).typed.count>1?R(`desk-times`,{n:L(A).typed.count}):``,L(A).typed.exerted?R(`page-tag-exerted`):``,L(A).typed.drying?R(`page-tag-drying`):``,L(A).typed.damage?R(`desk-with-damage`,{n:L(A).typed.damage}):``,L(A).typed.zone?R(`desk-zone-${L(A).typed.zone}`):``,L(A).typed.seat>=0?l.name(L(A).typed.seat):``].filter(Boolean)),U=K(()=>L(w)&&l.put?l.cardAt(l.put):void 0),ne=K(()=>L(U)?l.places.get(l.put):void 0);async function q(e){if($e(e.card.full),L(P)){await l.edit({what:`under`,card:L(P),name:e.card.full})&&(l.adding=null);return}let{count:t,exerted:n,drying:r,damage:i}=L(A).typed,a={what:`put`,seat:L(F),zone:L(I),name:e.card.full};t>1&&(a.count=t),L(I)===`deck`&&(a.end=`top`),L(I)===`play`&&(n&&(a.exerted=!0),r&&(a.drying=!0),i&&(a.damage=i)),await l.edit(a)&&(T(w,R(`desk-put`,{card:e.card.full,zone:R(`desk-zone-${L(I)}`),player:l.name(L(F))}),!0),T(f,``),L(x)?.focus({preventScroll:!0}))}function re(e){e.key===`Enter`&&L(M)[0]&&L(f).trim()&&(e.preventDefault(),q(L(M)[0]))}let ae=()=>l.adding=null;var oe=u(),J=E(oe),Y=e=>{var n=vt(),r=W(n),i=W(r);o(i),t(r),t(n),g(n,e=>T(S,e),()=>L(S)),z(e=>a(n,`aria-label`,e),[()=>R(`desk-add`)]),D(`close`,n,ae),V(e,n)},se=e=>{var n=yt(),r=W(n),i=k(r,!0),s=B(r);o(s),t(n),z((e,t)=>{a(n,`aria-label`,e),d(i,t)},[()=>R(`desk-add`),()=>R(L(P)?`desk-under`:`desk-add`)]),V(e,n)};y(J,e=>{i.modal?e(Y):e(se,-1)}),V(r,oe),v()}h([`keydown`,`click`]);var xt=S(`<button type="button" class="chip svelte-18776wj" data-state="drying"> </button>`),St=S(`<button type="button" class="chip svelte-18776wj"> </button>`),Ct=S(`<div class="group svelte-18776wj" role="group"><span class="dim"> </span> <div class="states svelte-18776wj"><button type="button" class="chip svelte-18776wj"> </button> <!></div></div>`),wt=S(`<div class="states svelte-18776wj"><button type="button" class="chip svelte-18776wj" data-state="exerted"> </button> <!></div> <!> <!>`,1),Tt=S(`<button type="button" class="btn svelte-18776wj"> </button>`),Et=S(`<!> <div class="states wide svelte-18776wj"><!> <!> <button type="button" class="btn off svelte-18776wj"> </button></div> <details class="svelte-18776wj"><summary class="svelte-18776wj"> </summary> <div class="states svelte-18776wj"></div></details>`,1),Dt=S(`<button type="button" class="act svelte-18776wj"> </button>`),Ot=S(`<h3 class="svelte-18776wj"> </h3> <!>`,1),kt=S(` <span class="clause"> </span>`,1),At=S(`<button type="button" class="act no svelte-18776wj"><span> <!></span> <small class="svelte-18776wj"> </small></button>`),jt=S(`<p class="dim"> </p>`),Mt=S(`<!> <!> <!> <!>`,1),Nt=S(`<li><!></li>`),Pt=S(`<h3 class="svelte-18776wj"> </h3> <ul class="changes svelte-18776wj"></ul>`,1),Ft=S(`<div class="card-panel svelte-18776wj"><div class="big"><!></div> <div class="acts svelte-18776wj"><h2 class="svelte-18776wj"> </h2> <!> <!></div></div>`);function It(r,i){c(i,!0);let o=w(i,`width`,3,128),s=$(),l=K(()=>s.selected),f=K(()=>s.places.get(L(l))),p=K(()=>L(f)?.card),m=K(()=>q(L(p))),h=K(()=>L(f)?.zone===`play`),g=K(()=>s.mode===`build`),_=K(()=>L(m)?.type===`character`||L(m)?.type===`location`),x=K(()=>L(f)&&L(m)?.type===`character`?(s.player(L(f).seat)?.play??[]).filter(e=>Z(q(e))===`location`):[]),S=K(()=>L(f)?[...[`play`,`hand`,`discard`,`ink`,`deck`].filter(e=>e!==L(f).zone).map(e=>({zone:e,seat:L(f).seat,name:R(`desk-zone-${e}`)})),...(s.view?.players??[]).filter(e=>e.seat!==L(f).seat).map(e=>({zone:L(f).zone,seat:e.seat,name:R(`desk-other-side`,{player:s.name(e.seat)})}))].filter(e=>e.zone!==`under`):[]),C=K(()=>s.options.filter(e=>e.card===L(l))),T=K(()=>s.options.filter(e=>e.card!==L(l)&&(e.target===L(l)||e.using?.includes(L(l))))),D=K(()=>(s.look?.card===L(l)?s.look.thoughts??[]:[]).filter(e=>e.why)),O=K(()=>s.look?.card===L(l)?s.look.changes??[]:[]),A=e=>s.edit({...e,card:L(l)});async function j(e,t){await A({what:`move`,zone:e,seat:t,...e===`deck`?{end:`top`}:{}})&&(s.selected=s.put)}function M(e){e.line&&s.try(e.line)}var N=u(),P=E(N),F=r=>{var i=Ft(),c=W(i),u=W(c);he(u,{get card(){return L(m)},get view(){return L(p)},size:`big`,get width(){return o()}}),t(c);var v=B(c,2),w=W(v),N=k(w,!0),P=B(w,2),F=r=>{var i=Et(),o=E(i),c=r=>{var i=wt(),o=E(i),s=W(o),c=k(s,!0),l=B(s,2),u=t=>{var n=xt(),r=k(n,!0);z(e=>{a(n,`aria-pressed`,!!L(p).drying),d(r,e)},[()=>R(`desk-drying`)]),e(`click`,n,()=>A({what:`state`,drying:!L(p).drying})),V(t,n)};y(l,e=>{L(m)?.type===`character`&&e(u)}),t(o);var f=B(o,2),h=e=>{{let t=K(()=>R(`desk-damage`)),n=K(()=>L(p).damage??0);rt(e,{get label(){return L(t)},get value(){return L(n)},most:99,set:e=>A({what:`state`,damage:e})})}};y(f,e=>{L(_)&&e(h)});var g=B(f,2),v=r=>{var i=Ct(),o=W(i),s=k(o,!0),c=B(o,2),l=W(c),u=k(l,!0),f=B(l,2);n(f,17,()=>L(x),e=>e.id,(t,n)=>{var r=St(),i=k(r,!0);z(e=>{a(r,`aria-pressed`,L(p).at===L(n).id),d(i,e)},[()=>q(L(n))?.name]),e(`click`,r,()=>A({what:`at`,place:L(n).id??``})),V(t,r)}),t(c),t(i),z((e,t,n)=>{a(i,`aria-label`,e),d(s,t),a(l,`aria-pressed`,!L(p).at),d(u,n)},[()=>R(`desk-at`),()=>R(`desk-at`),()=>R(`desk-nowhere`)]),e(`click`,l,()=>A({what:`at`,place:``})),V(r,i)};y(g,e=>{L(x).length&&e(v)}),z(e=>{a(s,`aria-pressed`,!!L(p).exerted),d(c,e)},[()=>R(`desk-exerted`)]),e(`click`,s,()=>A({what:`state`,exerted:!L(p).exerted})),V(r,i)};y(o,e=>{L(h)&&e(c)});var u=B(o,2),g=W(u),v=t=>{var n=Tt(),r=k(n,!0);z(e=>d(r,e),[()=>R(`desk-again`)]),e(`click`,n,()=>s.edit({what:`put`,seat:L(f).seat,zone:L(f).zone,name:L(m).full})),V(t,n)};y(g,e=>{L(m)&&L(f)&&e(v)});var b=B(g,2),C=t=>{var n=Tt(),r=k(n,!0);z(e=>d(r,e),[()=>R(`desk-under`)]),e(`click`,n,()=>{let e=L(f)?.seat??0;s.adding={seat:e,zone:`play`,under:L(l)}}),V(t,n)};y(b,e=>{L(h)&&e(C)});var w=B(b,2),T=k(w,!0);t(u);var D=B(u,2),O=W(D),M=k(O,!0),N=B(O,2);n(N,21,()=>L(S),e=>e.zone+e.seat,(t,n)=>{var r=St(),i=k(r,!0);z(()=>d(i,L(n).name)),e(`click`,r,()=>j(L(n).zone,L(n).seat)),V(t,r)}),t(N),t(D),z((e,t)=>{d(T,e),d(M,t)},[()=>R(`desk-take`),()=>R(`desk-move`)]),e(`click`,w,()=>{A({what:`take`}),s.selected=``}),V(r,i)},I=r=>{var i=Mt(),o=E(i);n(o,17,()=>L(C),e=>e.id,(t,n)=>{var r=Dt(),i=k(r,!0);z(()=>{a(r,`data-act`,L(n).act),r.disabled=s.busy>0,d(i,L(n).label??L(n).id)}),e(`click`,r,()=>s.do(L(n))),V(t,r)});var c=B(o,2),u=t=>{var r=Ot(),i=E(r),o=k(i,!0),c=B(i,2);n(c,17,()=>L(T),e=>e.id,(t,n)=>{var r=Dt(),i=k(r,!0);z(()=>{a(r,`data-act`,L(n).act),r.disabled=s.busy>0,d(i,L(n).label??L(n).id)}),e(`click`,r,()=>s.do(L(n))),V(t,r)}),z(e=>d(o,e),[()=>R(`desk-aimed-at`)]),V(t,r)};y(c,e=>{L(T).length&&e(u)});var f=B(c,2),p=r=>{var i=Ot(),a=E(i),o=k(a,!0),c=B(a,2);n(c,17,()=>L(D),b,(n,r)=>{var i=At(),a=W(i),o=W(a,!0),c=B(o),l=e=>{var t=kt(),n=E(t,!0);n.nodeValue=` `;var i=B(n),a=k(i,!0);z(()=>d(a,L(r).rule)),V(e,t)};y(c,e=>{L(r).rule&&e(l)}),t(a);var u=B(a,2),f=k(u,!0);t(i),z((e,t)=>{i.disabled=s.busy>0,d(o,e),d(f,t)},[()=>J(L(r).said),()=>J(L(r).why)]),e(`click`,i,()=>M(L(r))),V(n,i)}),z(e=>d(o,e),[()=>R(`desk-cannot`)]),V(r,i)};y(f,e=>{L(D).length&&e(p)});var m=B(f,2),h=e=>{var t=jt(),n=k(t,!0);z(e=>d(n,e),[()=>R(`desk-nothing-with`)]),V(e,t)};y(m,e=>{!L(C).length&&!L(T).length&&s.look?.card===L(l)&&!L(D).length&&e(h)}),V(r,i)};y(P,e=>{L(g)?e(F):e(I,-1)});var ee=B(P,2),te=e=>{var r=Pt(),i=E(r),a=k(i,!0),o=B(i,2);n(o,21,()=>L(O),b,(e,n)=>{var r=Nt(),i=W(r);Y(i,{get said(){return L(n).said}}),t(r),V(e,r)}),t(o),z(e=>d(a,e),[()=>R(`desk-changes`)]),V(e,r)};y(ee,e=>{L(O).length&&e(te)}),t(v),t(i),z(e=>d(N,e),[()=>L(m)?.full??R(`desk-hidden`)]),V(r,i)};y(P,e=>{L(p)&&e(F)}),V(r,N),v()}h([`click`]);var Lt=S(`<button type="button"><span class="aloud"> </span> <!></button>`);function Rt(n,r){c(r,!0);let i=w(r,`place`,3,``),o=$(),s=K(()=>r.view.id??``),l=K(()=>q(r.view)),u=K(()=>o.choices.has(L(s))),f=K(()=>o.able.has(L(s))),p=K(()=>!!L(s)&&o.selected===L(s)),h=K(()=>Z(L(l))===`location`),g=K(()=>[L(l)?pe(L(l),r.view,i()):R(`desk-hidden`),L(u)?R(`page-card-target`):L(f)?R(`page-card-able`):``].filter(Boolean).join(`, `));var _=Lt();let y;var b=W(_),x=k(b,!0),S=B(b,2);{let e=K(()=>L(h)?Math.round(r.width*1.37):r.width),t=K(()=>o.choices.size>0&&!L(u));he(S,{get card(){return L(l)},get view(){return r.view},size:`tile`,get width(){return L(e)},get lying(){return L(h)},get chosen(){return L(p)},get target(){return L(u)},get able(){return L(f)},get dimmed(){return L(t)}})}t(_),z(()=>{y=m(_,1,`tile svelte-6jk1l3`,null,y,{lying:L(h),chosen:L(p)}),a(_,`data-card`,L(s)),a(_,`aria-pressed`,L(p)),d(x,L(g))}),e(`click`,_,()=>o.tap(L(s))),V(n,_),v()}h([`click`]);var zt=S(`<button type="button" class="turn svelte-ejmwmr"><i class="svelte-ejmwmr"></i> </button>`),Bt=S(`<i class="dot svelte-ejmwmr"></i>`),Vt=S(`<div><!> <button type="button" class="numbers svelte-ejmwmr"><b class="who svelte-ejmwmr"> <!></b> <span class="lore svelte-ejmwmr"><svg viewBox="0 0 16 16" aria-hidden="true" class="svelte-ejmwmr"><path d="M8 .8 13.600 8 8 15.200 2.400 8z"></path></svg> </span> <span class="ink svelte-ejmwmr"><svg viewBox="0 0 16 16" aria-hidden="true" class="svelte-ejmwmr"><path d="M8 1c3 4.500 5 6.600 5 9.300a5 5 0 0 1-10 0C3 7.600 5 5.500 8 1z"></path></svg> <small class="svelte-ejmwmr"> </small></span> <small class="piles svelte-ejmwmr"><span> </span><span> </span><span> </span></small></button></div>`),Ht=S(`<div class="row hand svelte-ejmwmr" role="group"></div>`),Ut=S(`<!><!>`,1),Wt=S(`<div><!> <!></div>`),Gt=S(`<div class="adds svelte-ejmwmr"><button type="button" class="add svelte-ejmwmr" data-add="play"><b aria-hidden="true" class="svelte-ejmwmr">+</b> </button> <button type="button" class="add svelte-ejmwmr" data-add="hand"><b aria-hidden="true" class="svelte-ejmwmr">+</b> </button></div>`),Kt=S(`<section><!> <div class="row field svelte-ejmwmr" role="group"><!> <!></div> <!></section>`);function qt(r,i){c(i,!0);let o=n=>{var r=Vt();let o;var s=W(r),c=n=>{var r=zt(),o=B(W(r),1,!0);t(r),z((e,t)=>{a(r,`aria-pressed`,L(b)),a(r,`aria-label`,e),d(o,t)},[()=>R(`desk-turn-of`,{player:L(C)}),()=>R(`desk-turn-short`)]),e(`click`,r,()=>!L(b)&&l.edit({what:`turn`,seat:i.seat})),V(n,r)};y(s,e=>{L(x)&&e(c)});var u=B(s,2),f=W(u),h=W(f,!0),g=B(h),_=e=>{var t=Bt();z(e=>a(t,`title`,e),[()=>R(`desk-turn-of`,{player:L(C)})]),V(e,t)};y(g,e=>{L(b)&&!L(x)&&e(_)}),t(f);var v=B(f,2),E=B(W(v),1,!0);t(v);var D=B(v,2),O=B(W(D),1,!0),A=B(O),j=k(A);t(D);var M=B(D,2),N=W(M),P=k(N,!0),F=B(N),I=k(F,!0),ee=B(F),te=k(ee,!0);t(M),t(u),t(r),z((e,t,n,s,c,f)=>{o=m(r,1,`strip svelte-ejmwmr`,null,o,{active:L(b),asked:L(S)}),a(u,`aria-label`,e),a(u,`aria-expanded`,l.seatOpen===i.seat),a(u,`data-seat`,i.seat),d(h,L(C)),a(v,`title`,t),d(E,L(p)?.lore??0),a(D,`title`,n),d(O,L(w)),d(j,`/${L(T)??``}`),d(P,s),d(I,c),d(te,f)},[()=>R(`desk-seat`,{player:L(C)}),()=>R(`desk-lore`),()=>R(`desk-ink`),()=>R(`desk-count-hand`,{n:L(p)?.hand??0}),()=>R(`desk-count-deck`,{n:L(p)?.deck??0}),()=>R(`desk-count-discard`,{n:L(p)?.discard?.length??0})]),e(`click`,u,()=>{let e=l.seatOpen===i.seat;l.close(),l.seatOpen=e?-1:i.seat}),V(n,r)},s=e=>{var r=u(),o=E(r),s=e=>{var r=Ht();n(r,21,()=>L(_),e=>e.id,(e,t)=>{Rt(e,{get view(){return L(t)},get width(){return i.width}})}),t(r),z(e=>a(r,`aria-label`,e),[()=>R(`desk-hand-zone`,{player:L(C)})]),V(e,r)};y(o,e=>{L(_).length&&e(s)}),V(e,r)},l=$(),p=K(()=>l.player(i.seat)),h=e=>Z(q(e)),g=K(()=>L(p)?le(L(p),h):[]),_=K(()=>L(p)?.known_hand??[]),b=K(()=>l.view?.active===i.seat),x=K(()=>l.mode===`build`),S=K(()=>l.shown?.asked===i.seat&&l.mode!==`build`),C=K(()=>l.name(i.seat)),w=K(()=>L(p)?.ink_ready??0),T=K(()=>L(w)+(L(p)?.ink_exerted??0)),D=e=>{l.close(),l.adding={seat:i.seat,zone:e}};var O=Kt();let A;var j=W(O),M=e=>{var t=Ut(),n=E(t);o(n);var r=B(n);s(r),V(e,t)};y(j,e=>{i.upper&&e(M)});var N=B(j,2),P=W(N);n(P,17,()=>L(g),e=>e.card.id,(e,r)=>{var a=Wt();let o;var s=W(a);Rt(s,{get view(){return L(r).card},get width(){return i.width}});var c=B(s,2);n(c,17,()=>L(r).there,e=>e.id,(e,t)=>{{let n=K(()=>q(L(r).card)?.full??``);Rt(e,{get view(){return L(t)},get width(){return i.width},get place(){return L(n)}})}}),t(a),z(()=>o=m(a,1,`spot svelte-ejmwmr`,null,o,{with:L(r).there.length})),V(e,a)});var F=B(P,2),I=n=>{var r=Gt();let o;var s=W(r),c=B(W(s),1,!0);t(s);var l=B(s,2),u=B(W(l),1,!0);t(l),t(r),z((e,t,n,p)=>{o=f(r,``,o,{"--w":`${i.width??``}px`}),a(s,`aria-label`,e),d(c,t),a(l,`aria-label`,n),d(u,p)},[()=>R(`desk-add-to`,{player:L(C),zone:R(`desk-zone-play`)}),()=>R(`desk-add-play`),()=>R(`desk-add-to`,{player:L(C),zone:R(`desk-zone-hand`)}),()=>R(`desk-add-hand`)]),e(`click`,s,()=>D(`play`)),e(`click`,l,()=>D(`hand`)),V(n,r)};y(F,e=>{L(x)&&e(I)}),t(N);var ee=B(N,2),te=e=>{var t=Ut(),n=E(t);s(n);var r=B(n);o(r),V(e,t)};y(ee,e=>{i.upper||e(te)}),t(O),z(e=>{A=m(O,1,`seat svelte-ejmwmr`,null,A,{upper:i.upper}),a(O,`aria-label`,L(C)),a(O,`data-side`,i.seat),a(N,`aria-label`,e)},[()=>R(`desk-play-zone`,{player:L(C)})]),V(r,O),v()}h([`click`]);var Jt=`turn: 1
seats:
  1:
    ink: 3
    hand: [Smash]
    play: [Stitch - New Dog]
  2:
    play: [Simba - Protective Cub: {exerted: true}, Namaari - Resolute Daughter: {exerted: true}]
`,Yt={en:`title: May Stitch challenge past a Bodyguard?\n${Jt}`,es:`title: ¿Puede Stitch desafiar sin pasar por el Bodyguard?\n${Jt}`},Xt=/^1\.([\w-]+)$/,Zt=/^(?:(\d\.\d);)?([\w-]+)$/;function Qt(e){let t=``;for(let n of e)t+=String.fromCharCode(n);return btoa(t).replaceAll(`+`,`-`).replaceAll(`/`,`_`).replaceAll(`=`,``)}function $t(e){let t=atob(e.replaceAll(`-`,`+`).replaceAll(`_`,`/`));return Uint8Array.from(t,e=>e.charCodeAt(0))}async function en(e,t){let n=[],r=0,i=new Blob([e]).stream().pipeThrough(t).getReader();for(;;){let{done:e,value:t}=await i.read();if(e)break;if(n.push(t),r+=t.length,r>8e4)throw await i.cancel(),Error(`too long`)}let a=new Uint8Array(r),o=0;for(let e of n)a.set(e,o),o+=e.length;return a}var tn=()=>typeof CompressionStream<`u`;async function nn(e){let t=new TextEncoder().encode(e);return tn()?`1.${Qt(await en(t,new CompressionStream(`deflate-raw`)))}`:Qt(t)}async function rn(e){return`/judge#${await nn(e)}`}async function an(e){try{let t=Xt.exec(e),n=t?null:Zt.exec(e),r=t?.[1]??n?.[2];if(!r)return null;let i=t?await en($t(r),new DecompressionStream(`deflate-raw`)):$t(r),a=new TextDecoder(`utf-8`,{fatal:!0}).decode(i);return!a.trim()||a.length>2e4?null:n?.[1]?on(a,n[1]):a}catch{return null}}function on(e,t){return/^rules:/m.test(e)?e.replace(/^rules:.*$/m,`rules: "${t}"`):`rules: "${t}"\n${e}`}var sn=S(`<div><button class="btn" type="button"> </button></div>`),cn=S(`<li class="svelte-znv1mf"><button type="button" class="open svelte-znv1mf"><b> </b><small class="svelte-znv1mf"> </small></button><button type="button" class="drop svelte-znv1mf">✕</button></li>`),ln=S(`<h4 class="svelte-znv1mf"> </h4> <ul class="svelte-znv1mf"></ul>`,1),un=S(`<p class="dim small"> </p>`),dn=S(`<button class="btn" type="button"> </button>`),fn=S(`<div class="file svelte-znv1mf"><section class="svelte-znv1mf"><h3 class="svelte-znv1mf"> </h3> <p class="dim small"> </p> <div class="line svelte-znv1mf"><input readonly="" class="svelte-znv1mf"/><button class="btn gold svelte-znv1mf" type="button"> </button></div> <!> <p role="status" class="dim small"> </p></section> <section class="svelte-znv1mf"><h3 class="svelte-znv1mf"> </h3> <div class="line svelte-znv1mf"><input maxlength="100" class="svelte-znv1mf"/><button class="btn svelte-znv1mf" type="button"> </button></div> <p role="status" class="dim small"> </p> <!></section> <section class="svelte-znv1mf"><h3 class="svelte-znv1mf"> </h3> <div class="forms svelte-znv1mf"><button class="btn" type="button"> </button> <!></div></section> <section class="svelte-znv1mf"><h3 class="svelte-znv1mf"> </h3> <label class="btn choose svelte-znv1mf"> <input type="file" accept=".yaml,.yml,.txt,text/*" class="svelte-znv1mf"/></label> <label class="field"><span> </span><textarea rows="5" spellcheck="false" class="mono svelte-znv1mf"></textarea></label> <!> <div class="forms svelte-znv1mf"><button class="btn" type="button"> </button><button class="btn" type="button"> </button></div></section></div>`);function pn(r,o){c(o,!0);let l=$(),u=G(F(l.shown?.title||``)),f=G(``),p=G(``),m=G(``),h=G(``),b=G(null),x=G(void 0),S=[`markdown`,`html`,`scene`,`record`],C=e=>new Date(e).toLocaleDateString(I(),{day:`numeric`,month:`short`,hour:`2-digit`,minute:`2-digit`});async function w(){return l.at>=l.steps||l.mode===`build`?l.scene:(await ve.export(l.scene,l.at,`scene`)).text}async function O(){let e=L(u).trim()||R(`desk-untitled`);e!==l.shown?.title&&await l.edit({what:`title`,text:e}),T(f,R(Te(e,l.scene)?`desk-saved-now`:`desk-cannot-save`),!0)}async function A(){T(p,new URL(await rn(await w()),location.origin).href,!0)}async function j(){try{await navigator.clipboard.writeText(L(p)),T(m,R(`desk-copied`),!0)}catch{L(x)?.focus(),L(x)?.select(),T(m,R(`desk-copy-select`),!0)}}async function N(e){T(b,null);try{let t=await ve.export(l.scene,l.mode===`build`?-1:l.at,e),n=URL.createObjectURL(new Blob([t.text],{type:e===`html`?`text/html`:`text/plain`})),r=document.createElement(`a`);r.href=n,r.download=t.name,r.click(),setTimeout(()=>URL.revokeObjectURL(n),1e4)}catch(e){T(b,se(e))}}async function P(e){T(b,null),!e.trim()||e.length>2e4||e.includes(`\0`)||e.includes(`�`)?T(b,{said:R(`desk-bad-file`)}):await l.open(e)?o.close():(T(b,l.wrong),l.wrong=null)}async function ee(e){let t=e.currentTarget,n=t.files?.[0];n&&(n.size>8e4?T(b,{said:R(`desk-bad-file`)}):await P(await n.text()),t.value=``)}H(()=>void A());let te=typeof navigator<`u`&&`share`in navigator;var U=fn(),ne=W(U),q=W(ne),re=k(q,!0),ie=B(q,2),ae=k(ie,!0),oe=B(ie,2),J=W(oe);s(J),g(J,e=>T(x,e),()=>L(x));var Y=B(J),le=k(Y,!0);t(oe);var X=B(oe,2),ue=n=>{var r=sn(),i=W(r),a=k(i,!0);t(r),z(e=>d(a,e),[()=>R(`desk-send`)]),e(`click`,i,()=>navigator.share({title:l.shown?.title||R(`desk-title`),url:L(p)}).catch(()=>void 0)),V(n,r)};y(X,e=>{te&&e(ue)});var de=B(X,2),fe=k(de,!0);t(ne);var Z=B(ne,2),pe=W(Z),me=k(pe,!0),he=B(pe,2),Q=W(he);s(Q);var ge=B(Q),_e=k(ge,!0);t(he);var ye=B(he,2),be=k(ye,!0),xe=B(ye,2),Se=r=>{var i=ln(),o=E(i),s=k(o,!0),c=B(o,2);n(c,21,Ce,e=>e.id,(n,r)=>{var i=cn(),o=W(i),s=W(o),c=k(s,!0),l=B(s),u=k(l,!0);t(o);var f=B(o);t(i),z((e,t,n)=>{a(o,`aria-label`,e),d(c,L(r).name),d(u,t),a(f,`aria-label`,n)},[()=>R(`desk-open-saved`,{name:L(r).name}),()=>C(L(r).at),()=>R(`desk-drop`,{name:L(r).name})]),e(`click`,o,()=>P(L(r).scene)),e(`click`,f,()=>Ee(L(r).id)),V(n,i)}),t(c),z(e=>d(s,e),[()=>R(`desk-saved`)]),V(r,i)},we=K(()=>Ce().length),De=e=>{var t=un(),n=k(t,!0);z(e=>d(n,e),[()=>R(`desk-saved-none`)]),V(e,t)};y(xe,e=>{L(we)?e(Se):e(De,-1)}),t(Z);var Oe=B(Z,2),ke=W(Oe),Ae=k(ke,!0),je=B(ke,2),Me=W(je),Ne=k(Me,!0),Pe=B(Me,2);n(Pe,16,()=>S,e=>e,(t,n)=>{var r=dn(),i=k(r,!0);z(e=>{a(r,`data-form`,n),d(i,e)},[()=>R(`desk-as-${n}`)]),e(`click`,r,()=>N(n)),V(t,r)}),t(je),t(Oe);var Fe=B(Oe,2),Ie=W(Fe),Le=k(Ie,!0),Re=B(Ie,2),ze=W(Re,!0),Be=B(ze);t(Re);var Ve=B(Re,2),He=W(Ve),Ue=k(He,!0),We=B(He);i(We),t(Ve);var Ge=B(Ve,2),Ke=e=>{ce(e,{get wrong(){return L(b)}})};y(Ge,e=>{L(b)&&e(Ke)});var qe=B(Ge,2),Je=W(qe),Ye=k(Je,!0),Xe=B(Je),Ze=k(Xe,!0);t(qe),t(Fe),t(U),z((e,t,n,r,i,o,s,c,l,u,h,g,_,v,y,b)=>{d(re,e),d(ae,t),M(J,L(p)),a(J,`aria-label`,n),Y.disabled=!L(p),d(le,r),d(fe,L(m)),d(me,i),a(Q,`aria-label`,o),a(Q,`placeholder`,s),d(_e,c),d(be,L(f)),d(Ae,l),d(Ne,u),d(Le,h),d(ze,g),d(Ue,_),Je.disabled=v,d(Ye,y),d(Ze,b)},[()=>R(`desk-share`),()=>R(`desk-share-said`),()=>R(`desk-link`),()=>R(`desk-copy`),()=>R(`desk-save`),()=>R(`desk-rename`),()=>R(`desk-untitled`),()=>R(`desk-save`),()=>R(`desk-export`),()=>R(`desk-print`),()=>R(`desk-open`),()=>R(`desk-open-file`),()=>R(`desk-paste`),()=>!L(h).trim(),()=>R(`desk-open-it`),()=>R(`desk-text`)]),D(`focus`,J,e=>e.currentTarget.select()),e(`click`,Y,j),_(Q,()=>L(u),e=>T(u,e)),e(`click`,ge,O),e(`click`,Me,()=>{o.close(),setTimeout(()=>print(),60)}),e(`change`,Be,ee),_(We,()=>L(h),e=>T(h,e)),e(`click`,Je,()=>P(L(h))),e(`click`,Xe,()=>T(h,l.scene,!0)),V(r,U),v()}h([`click`,`change`]);var mn=S(`<div class="verdict svelte-uk3ukt"><p class="svelte-uk3ukt"> </p><p class="svelte-uk3ukt"><b> </b> </p></div>`),hn=S(`<p class="asked svelte-uk3ukt"> </p>`),gn=S(`<p class="svelte-uk3ukt">✕ <!> <small class="svelte-uk3ukt"> </small></p>`),_n=S(`<li><!> <small class="svelte-uk3ukt"> </small></li>`),vn=S(`<!> <h3 class="svelte-uk3ukt"> <small class="svelte-uk3ukt"> </small></h3> <!> <ol class="svelte-uk3ukt"></ol>`,1),yn=S(`<h2 class="svelte-uk3ukt"> </h2> <!>`,1),bn=S(`<p class="svelte-uk3ukt"> </p>`),xn=S(`<p class="svelte-uk3ukt"><b> </b></p> <!> <!> <!>`,1),Sn=S(`<div class="svelte-uk3ukt"><dt class="svelte-uk3ukt"> </dt><dd> </dd></div>`),Cn=S(`<h2 class="svelte-uk3ukt"> </h2> <dl class="svelte-uk3ukt"></dl>`,1),wn=S(`<article class="sheet-paper svelte-uk3ukt" aria-hidden="true"><h1 class="svelte-uk3ukt"> </h1> <p class="meta svelte-uk3ukt"> </p> <!> <!> <h2 class="svelte-uk3ukt"> </h2> <!> <!></article>`);function Tn(e,r){c(r,!0);let i=$(),a=K(()=>i.shown),o=K(()=>L(a)?.blocks?.findLast(e=>e.step));function s(e){let t=[e.exerted?R(`page-tag-exerted`):``,e.drying?R(`page-tag-drying`):``,e.damage?R(`desk-with-damage`,{n:e.damage}):``,e.at?R(`page-card-at`,{place:q(i.cardAt(e.at))?.name??``}):``].filter(Boolean),n=q(e)?.full??R(`desk-hidden`);return t.length?`${n} (${t.join(`, `)})`:n}let l=e=>(e??[]).map(s).join(` · `),f=K(()=>L(a)?.view.phase===`main`?R(`desk-step-main`):R(`desk-step-${L(a)?.view.step??`main`}`));var p=u(),h=E(p),g=e=>{var r=wn(),s=W(r),c=k(s,!0),u=B(s,2),p=k(u),h=B(u,2),g=e=>{var n=mn(),r=W(n),s=k(r),c=B(r),l=W(c),u=k(l),f=B(l);t(c),t(n),z((e,t,n)=>{d(s,`${e??``}: ${L(o).said??``}`),d(u,`${t??``}.`),d(f,` ${n??``}${L(o).rule?` (CR ${L(o).rule})`:``}`)},[()=>i.name(L(o).seat??0),()=>L(a).verdict?R(L(a).verdict===`yes`?`desk-yes`:`desk-no`):``,()=>L(o).why?J(L(o).why):L(a).said]),V(e,n)};y(h,e=>{L(o)&&e(g)});var _=B(h,2),v=e=>{var r=yn(),o=E(r),s=k(o,!0),c=B(o,2);n(c,17,()=>L(a).blocks,b,(e,r)=>{var a=vn(),o=E(a),s=e=>{var t=hn(),n=k(t,!0);z(()=>d(n,L(r).asked)),V(e,t)};y(o,e=>{L(r).asked&&e(s)});var c=B(o,2),l=W(c),u=B(l),f=k(u,!0);t(c);var p=B(c,2),h=e=>{var n=gn(),i=B(W(n));Y(i,{get said(){return L(r).why}});var a=B(i,2),o=k(a,!0);t(n),z(()=>d(o,L(r).rule)),V(e,n)};y(p,e=>{L(r).why&&e(h)});var g=B(p,2);n(g,21,()=>L(r).rows??[],b,(e,n)=>{var r=_n();let i;var a=W(r);Y(a,{get said(){return L(n).said}});var o=B(a,2),s=k(o,!0);t(r),z(()=>{i=m(r,1,`svelte-uk3ukt`,null,i,{deep:L(n).depth}),d(s,L(n).clause)}),V(e,r)}),t(g),z(e=>{d(l,`${e??``} `),d(f,L(r).declared)},[()=>L(r).step?`${i.name(L(r).seat??0)}: ${L(r).said}`:R(`desk-before`)]),V(e,a)}),z(e=>d(s,e),[()=>R(`desk-sequence`)]),V(e,r)};y(_,e=>{L(a).blocks?.length&&e(v)});var x=B(_,2),S=k(x,!0),C=B(x,2);n(C,17,()=>L(a).view.players,e=>e.seat,(e,n)=>{var r=xn(),a=E(r),o=W(a),s=k(o,!0);t(a);var c=B(a,2),u=e=>{var t=bn(),r=k(t,!0);z(e=>d(r,e),[()=>R(`desk-printed-play`,{cards:l(L(n).play)})]),V(e,t)};y(c,e=>{L(n).play?.length&&e(u)});var f=B(c,2),p=e=>{var t=bn(),r=k(t,!0);z(e=>d(r,e),[()=>R(`desk-printed-hand`,{cards:l(L(n).known_hand)})]),V(e,t)};y(f,e=>{L(n).known_hand?.length&&e(p)});var m=B(f,2),h=e=>{var t=bn(),r=k(t,!0);z(e=>d(r,e),[()=>R(`desk-printed-discard`,{cards:l(L(n).discard)})]),V(e,t)};y(m,e=>{L(n).discard?.length&&e(h)}),z(e=>d(s,e),[()=>R(`desk-printed-side`,{player:i.name(L(n).seat),lore:L(n).lore??0,ink:(L(n).ink_ready??0)+(L(n).ink_exerted??0),hand:L(n).hand??0,deck:L(n).deck??0})]),V(e,r)});var w=B(C,2),T=e=>{var r=Cn(),i=E(r),o=k(i,!0),s=B(i,2);n(s,21,()=>L(a).clauses,e=>e.number,(e,n)=>{var r=Sn(),i=W(r),a=k(i),o=B(i),s=k(o,!0);t(r),z(()=>{d(a,`${L(n).number??``} ${L(n).title??``}`),d(s,L(n).text)}),V(e,r)}),t(s),z(e=>d(o,e),[()=>R(`desk-clauses`)]),V(e,r)};y(w,e=>{L(a).clauses?.length&&e(T)}),t(r),z((e,t,n,r,i)=>{d(c,e),d(p,`${t??``} · ${n??``} · ${r??``}`),d(S,i)},[()=>L(a).title||R(`desk-title`),()=>R(`desk-by`,{versions:L(a).rules??``}),()=>R(`desk-printed-turn`,{player:i.name(L(a).view.active),step:L(f)}),()=>R(`desk-printed-by`),()=>R(`desk-printed-position`)]),V(e,r)};y(h,e=>{L(a)&&e(g)}),V(e,p),v()}var En=S(` <button type="button" class="from svelte-17o38yr"> </button>`,1),Dn=S(`<p class="picked svelte-17o38yr"> </p>`),On=S(`<li><button type="button" class="btn svelte-17o38yr"> </button></li>`),kn=S(`<section class="question svelte-17o38yr"><p role="status" class="svelte-17o38yr"><b><!></b><!></p> <!> <ul class="svelte-17o38yr"></ul></section>`);function An(r,i){c(i,!0);let o=$(),s=K(()=>o.view?.decision?.picked??[]),l=K(()=>q(o.view?.decision?.source));var u=kn(),f=W(u),p=W(f),m=W(p);{let e=K(()=>o.shown?.question);Y(m,{get said(){return L(e)},card:e=>o.peekAt(e)})}t(p);var h=B(p),g=t=>{var n=En(),r=E(n,!0);r.nodeValue=` `;var i=B(r),a=k(i,!0);z(()=>d(a,L(l).name)),e(`click`,i,()=>o.peekAt(L(l).full)),V(t,n)};y(h,e=>{L(l)&&e(g)}),t(f);var _=B(f,2),b=e=>{var t=Dn(),n=k(t,!0);z(e=>d(n,e),[()=>L(s).map(e=>q(e)?.full??``).join(` · `)]),V(e,t)};y(_,e=>{L(s).length&&e(b)});var x=B(_,2);n(x,21,()=>o.options.slice(0,80),e=>e.id,(n,r)=>{var i=On(),s=W(i),c=k(s,!0);t(i),z(()=>{a(s,`data-act`,L(r).act),s.disabled=o.busy>0,d(c,L(r).label??L(r).id)}),e(`click`,s,()=>o.do(L(r))),V(n,i)}),t(x),t(u),z(e=>a(u,`aria-label`,e),[()=>R(`desk-asked`)]),V(r,u),v()}h([`click`]);var jn=S(`<button type="button" class="clause svelte-1qix7ta"> </button>`),Mn=S(`<span class="clause svelte-1qix7ta"> </span>`);function Nn(t,n){c(n,!0);let r=$(),i=K(()=>r.shown?.clauses?.some(e=>e.number===n.number));var o=u(),s=E(o),l=t=>{var r=jn(),i=k(r,!0);z(e=>{a(r,`aria-expanded`,n.open),a(r,`aria-label`,e),d(i,n.number)},[()=>R(`desk-clause`,{number:n.number})]),e(`click`,r,()=>n.toggle(n.number)),V(t,r)},f=e=>{var t=Mn(),r=k(t,!0);z(()=>d(r,n.number)),V(e,t)};y(s,e=>{L(i)?e(l):e(f,-1)}),V(t,o),v()}h([`click`]);var Pn=S(`<p class="clause-text svelte-l40et1"><b class="svelte-l40et1"> </b> </p>`);function Fn(e,n){c(n,!0);let r=$(),i=K(()=>r.shown?.clauses?.find(e=>e.number===n.number));var a=u(),o=E(a),s=e=>{var n=Pn(),r=W(n),a=k(r),o=B(r);t(n),z(()=>{d(a,`${L(i).number??``} ${L(i).title??``}`),d(o,` ${L(i).text??``}`)}),V(e,n)};y(o,e=>{L(i)&&e(s)}),V(e,a),v()}var In=S(`<p class="dim"> </p>`),Ln=S(`<b class="svelte-ibiel6"> </b>`),Rn=S(`<li><h4 class="svelte-ibiel6"> <!></h4><p> </p></li>`),zn=S(`<tr><td colspan="2" class="same svelte-ibiel6"> </td></tr>`),Bn=S(`<tr class="other svelte-ibiel6"><td class="svelte-ibiel6"> </td><td class="svelte-ibiel6"> </td></tr>`),Vn=S(`<li> </li>`),Hn=S(`<h4 class="svelte-ibiel6"> </h4> <ul class="reasons svelte-ibiel6"></ul>`,1),Un=S(`<div class="scroll" role="group"><table class="svelte-ibiel6"><thead><tr><th class="svelte-ibiel6"> </th><th class="svelte-ibiel6"> </th></tr></thead><tbody></tbody></table></div> <!>`,1),Wn=S(`<ul class="courses svelte-ibiel6"></ul> <!>`,1),Gn=S(`<section class="versions svelte-ibiel6" aria-labelledby="desk-versions"><h3 id="desk-versions" class="svelte-ibiel6"> </h3> <!></section>`);function Kn(e,r){c(r,!0);let i=$();H(()=>{i.scene,i.at,i.busy||i.compare()});let o=K(()=>i.compared),s=e=>e.join(`, `);var f=Gn(),p=W(f),h=k(p,!0),g=B(p,2),_=e=>{var t=In(),n=k(t,!0);z(e=>d(n,e),[()=>R(`desk-waiting`)]),V(e,t)},x=e=>{var t=In(),n=k(t,!0);z(e=>d(n,e),[()=>R(`desk-same`,{versions:s(L(o).courses[0]?.versions??[])})]),V(e,t)},S=e=>{var r=Wn(),i=E(r);n(i,21,()=>L(o).courses,e=>s(e.versions),(e,n)=>{var r=Rn(),i=W(r),a=W(i,!0),o=B(a),c=e=>{var t=Ln(),r=k(t,!0);z(e=>d(r,e),[()=>R(L(n).verdict===`yes`?`desk-yes`:`desk-no`)]),V(e,t)};y(o,e=>{L(n).verdict&&e(c)}),t(i);var u=B(i),f=k(u,!0);t(r),z(e=>{m(r,1,l(L(n).verdict),`svelte-ibiel6`),d(a,e),d(f,L(n).said)},[()=>R(`desk-by`,{versions:s(L(n).versions)})]),V(e,r)}),t(i);var c=B(i,2);n(c,17,()=>L(o).partings??[],b,(e,r)=>{var i=Un(),o=E(i),c=W(o),l=W(c),f=W(l),p=W(f),m=k(p,!0),h=B(p),g=k(h,!0);t(f),t(l);var _=B(l);n(_,21,()=>L(r).rows??[],b,(e,n)=>{var r=u(),i=E(r),a=e=>{var r=zn(),i=W(r),a=k(i,!0);t(r),z(()=>d(a,L(n).one)),V(e,r)},o=e=>{var r=Bn(),i=W(r),a=k(i,!0),o=B(i),s=k(o,!0);t(r),z(()=>{d(a,L(n).one||`—`),d(s,L(n).two||`—`)}),V(e,r)};y(i,e=>{L(n).same?e(a):e(o,-1)}),V(e,r)}),t(_),t(c),t(o);var v=B(o,2),x=e=>{var i=Hn(),a=E(i),o=k(a,!0),s=B(a,2);n(s,21,()=>L(r).reasons,b,(e,t)=>{var n=Vn(),r=k(n,!0);z(()=>d(r,L(t))),V(e,n)}),t(s),z(e=>d(o,e),[()=>R(`desk-reasons`)]),V(e,i)};y(v,e=>{L(r).reasons?.length&&e(x)}),z((e,t,n)=>{a(o,`aria-label`,e),d(m,t),d(g,n)},[()=>R(`desk-parts`),()=>R(`desk-by`,{versions:s(L(r).one)}),()=>R(`desk-by`,{versions:s(L(r).two)})]),V(e,i)}),V(e,r)};y(g,e=>{L(o)?L(o).courses.length===1?e(x,1):e(S,-1):e(_)}),t(f),z(e=>d(h,e),[()=>R(L(o)&&L(o).courses.length>1?`desk-parts`:`desk-versions`)]),V(e,f),v()}var qn=S(`<p class="stopped svelte-qc0die" role="alert"> <!></p>`),Jn=S(`<p class="dim empty"> </p>`),Yn=x(`<svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-qc0die"><path></path></svg> `,1),Xn=S(`<!> <!>`,1),Zn=S(`<section aria-labelledby="desk-verdict"><p class="tried svelte-qc0die"> </p> <h2 id="desk-verdict" class="svelte-qc0die"><span class="aloud"> </span><!></h2> <p class="why svelte-qc0die"><!></p> <!></section>`),Qn=S(`<p class="asked svelte-qc0die"> </p>`),$n=S(`<b class="svelte-qc0die"> </b> `,1),er=S(`<button type="button" class="undo svelte-qc0die">↶</button>`),tr=S(`<p class="refused svelte-qc0die">✕ <!> <!></p> <!>`,1),nr=S(`<li><div class="row svelte-qc0die"><i class="n num svelte-qc0die" aria-hidden="true"> </i><span class="svelte-qc0die"><!></span><!></div> <!></li>`),rr=S(`<ol class="svelte-qc0die"></ol>`),ir=S(`<div class="block svelte-qc0die"><!> <h4 class="svelte-qc0die"><span class="svelte-qc0die"><!></span> <!> <!></h4> <!> <!> <!></div>`),ar=S(`<p><!></p>`),or=S(`<li><button type="button" class="act svelte-qc0die"> </button></li>`),sr=S(`<p class="question svelte-qc0die"><!></p> <ul class="next svelte-qc0die"></ul>`,1),cr=S(`<p class="here svelte-qc0die"><button type="button" class="btn"> </button> <span class="dim small"> </span></p>`),lr=S(`<!> <div class="steps-nav svelte-qc0die" role="group"><button type="button" class="btn square">◂</button> <span class="num"> </span> <button type="button" class="btn square">▸</button> <button type="button" class="btn gold svelte-qc0die"> </button></div> <section aria-labelledby="desk-sequence" class="svelte-qc0die"><h3 id="desk-sequence" class="svelte-qc0die"> </h3> <!></section> <section aria-labelledby="desk-next" class="svelte-qc0die"><h3 id="desk-next" class="svelte-qc0die"> </h3> <!> <!></section> <!>`,1),ur=S(`<div class="ruling svelte-qc0die"><!> <!></div>`);function dr(r,i){c(i,!0);let o=$(),s=K(()=>o.shown),f=K(()=>L(s)?.blocks??[]),p=K(()=>L(f).findLast(e=>e.step)),h=K(()=>L(f).findLast(e=>e.declared||e.why)),g=G(``),_=e=>T(g,L(g)===e?``:e,!0),x=K(()=>L(f).map((e,t)=>L(f).slice(0,t).reduce((e,t)=>e+(t.rows?.length??0),1)));async function S(){let e=L(h)?.step??o.at;await o.to(Math.max(0,e-1)),o.mode=`try`}var w=u(),D=E(w),O=r=>{var i=ur(),c=W(i),u=e=>{var n=qn(),r=W(n),i=B(r);Y(i,{get said(){return L(s).stopped}}),t(n),z(e=>d(r,`${e??``} `),[()=>R(`desk-stopped`)]),V(e,n)};y(c,e=>{L(s).stopped&&e(u)});var h=B(c,2),v=e=>{var t=Jn(),n=k(t,!0);z(e=>d(n,e),[()=>R(`desk-not-tried`)]),V(e,t)},w=r=>{var i=lr(),c=E(i),u=e=>{var n=Zn(),r=W(n),i=k(r),c=B(r,2),l=W(c),u=k(l),f=B(l),h=e=>{var t=Yn(),n=E(t),r=k(n),i=B(n,1,!0);z(e=>{a(r,`d`,L(s).verdict===`yes`?`M4 12.500 9.500 18 20 6.500`:`M5.500 5.500l13 13M18.500 5.500l-13 13`),d(i,e)},[()=>R(L(s).verdict===`yes`?`desk-yes`:`desk-no`)]),V(e,t)};y(f,e=>{L(s).verdict&&e(h)}),t(c);var v=B(c,2),b=W(v),x=e=>{var t=Xn(),n=E(t);Y(n,{get said(){return L(p).why},card:e=>o.peekAt(e)});var r=B(n,1,!0);r.nodeValue=` `;var i=B(r),a=e=>{{let t=K(()=>L(g)===`verdict`);Nn(e,{get number(){return L(p).rule},get open(){return L(t)},toggle:()=>_(`verdict`)})}};y(i,e=>{L(p).rule&&e(a)}),V(e,t)},S=e=>{var t=C();z(()=>d(t,L(s).said)),V(e,t)};y(b,e=>{L(p).why?e(x):e(S,-1)}),t(v);var w=B(v,2),T=e=>{Fn(e,{get number(){return L(p).rule}})};y(w,e=>{L(g)===`verdict`&&L(p).rule&&e(T)}),t(n),z((e,t)=>{m(n,1,`verdict ${L(s).verdict??``}`,`svelte-qc0die`),d(i,`${e??``}: ${L(p).said??``}`),d(u,`${t??``}:`)},[()=>o.name(L(p).seat??0),()=>R(`desk-verdict`)]),V(e,n)};y(c,e=>{L(p)&&e(u)});var h=B(c,2),v=W(h),w=B(v,2),T=k(w,!0),D=B(w,2),O=B(D,2),A=k(O,!0);t(h);var j=B(h,2),N=W(j),P=k(N,!0),F=B(N,2);n(F,17,()=>L(f),b,(r,i,s)=>{var c=ir(),u=W(c),f=e=>{var t=Qn(),n=k(t,!0);z(e=>d(n,e),[()=>R(`desk-asked-of`,{question:L(i).asked})]),V(e,t)};y(u,e=>{L(i).asked&&e(f)});var p=B(u,2),h=W(p),v=W(h),S=e=>{var t=$n(),n=E(t),r=k(n),a=B(n);z(e=>{d(r,`${e??``}:`),d(a,` ${L(i).said??``}`)},[()=>o.name(L(i).seat??0)]),V(e,t)},w=e=>{var t=C();z(e=>d(t,e),[()=>R(`desk-before`)]),V(e,t)};y(v,e=>{L(i).step?e(S):e(w,-1)}),t(h);var T=B(h,2),D=e=>{{let t=K(()=>L(g)===`d${s}`);Nn(e,{get number(){return L(i).declared},get open(){return L(t)},toggle:()=>_(`d${s}`)})}};y(T,e=>{L(i).declared&&e(D)});var O=B(T,2),A=t=>{var n=er();z((e,t)=>{a(n,`aria-label`,e),a(n,`title`,t)},[()=>R(`desk-back-to`),()=>R(`desk-back-to`)]),e(`click`,n,async()=>{await o.to((L(i).step??1)-1),o.mode=`try`}),V(t,n)};y(O,e=>{L(i).step&&(L(i).step??0)<=o.at&&e(A)}),t(p);var j=B(p,2),N=e=>{Fn(e,{get number(){return L(i).declared}})};y(j,e=>{L(g)===`d${s}`&&L(i).declared&&e(N)});var P=B(j,2),F=e=>{var n=tr(),r=E(n),a=B(W(r));Y(a,{get said(){return L(i).why},card:e=>o.peekAt(e)});var c=B(a,2),l=e=>{{let t=K(()=>L(g)===`w${s}`);Nn(e,{get number(){return L(i).rule},get open(){return L(t)},toggle:()=>_(`w${s}`)})}};y(c,e=>{L(i).rule&&e(l)}),t(r);var u=B(r,2),d=e=>{Fn(e,{get number(){return L(i).rule}})};y(u,e=>{L(g)===`w${s}`&&L(i).rule&&e(d)}),V(e,n)};y(P,e=>{L(i).why&&e(F)});var I=B(P,2),ee=e=>{var r=rr();n(r,21,()=>L(i).rows,b,(e,n,r)=>{var i=nr();let a;var c=W(i),u=W(c),f=k(u,!0),p=B(u),h=W(p);Y(h,{get said(){return L(n).said},card:e=>o.peekAt(e)}),t(p);var v=B(p),b=e=>{{let t=K(()=>L(g)===`${s}.${r}`);Nn(e,{get number(){return L(n).clause},get open(){return L(t)},toggle:()=>_(`${s}.${r}`)})}};y(v,e=>{L(n).clause&&e(b)}),t(c);var S=B(c,2),C=e=>{Fn(e,{get number(){return L(n).clause}})};y(S,e=>{L(g)===`${s}.${r}`&&L(n).clause&&e(C)}),t(i),z(()=>{a=m(i,1,l(L(n).sort),`svelte-qc0die`,a,{deep:L(n).depth}),M(i,(L(x)[s]??1)+r),d(f,(L(x)[s]??1)+r)}),V(e,i)}),t(r),z(()=>a(r,`start`,L(x)[s])),V(e,r)};y(I,e=>{L(i).rows?.length&&e(ee)}),t(c),V(r,c)}),t(j);var I=B(j,2),ee=W(I),te=k(ee,!0),H=B(ee,2),U=e=>{var n=ar(),r=W(n);Y(r,{get said(){return L(s).over}}),t(n),V(e,n)},G=r=>{var i=sr(),a=E(i),c=W(a);Y(c,{get said(){return L(s).question}}),t(a);var l=B(a,2);n(l,21,()=>o.options.slice(0,60),e=>e.id,(n,r)=>{var i=or(),a=W(i),s=k(a,!0);t(i),z(()=>{a.disabled=o.busy>0,d(s,L(r).label??L(r).id)}),e(`click`,a,()=>o.do(L(r))),V(n,i)}),t(l),V(r,i)};y(H,e=>{L(s).over?e(U):e(G,-1)});var ne=B(H,2),q=n=>{var r=cr(),i=W(r),a=k(i,!0),s=B(i,2),c=k(s,!0);t(r),z((e,t)=>{d(a,e),d(c,t)},[()=>R(`desk-here`),()=>R(`desk-here-said`)]),e(`click`,i,()=>o.here()),V(n,r)};y(ne,e=>{L(s).turn_action&&e(q)}),t(I),Kn(B(I,2),{}),z((e,t,n,r,i,s,c)=>{a(h,`aria-label`,e),a(v,`aria-label`,t),v.disabled=!o.at||o.busy>0,d(T,n),a(D,`aria-label`,r),D.disabled=o.at>=o.steps||o.busy>0,O.disabled=!o.at,d(A,i),d(P,s),d(te,c)},[()=>R(`desk-state`,{at:o.at,steps:o.steps}),()=>R(`desk-back`),()=>R(`desk-state`,{at:o.at,steps:o.steps}),()=>R(`desk-forward`),()=>R(`desk-another`),()=>R(`desk-sequence`),()=>R(`desk-next`)]),e(`click`,v,()=>o.to(o.at-1)),e(`click`,D,()=>o.to(o.at+1)),e(`click`,O,S),V(r,i)};y(h,e=>{!L(p)&&!L(f).length?e(v):e(w,-1)}),t(i),V(r,i)};y(D,e=>{L(s)&&e(O)}),V(r,w),v()}h([`click`]);var fr=S(`<label class="check"><input type="checkbox"/> </label>`),pr=S(`<div class="numbers svelte-1l0ac5w"><!> <!> <!> <!> <!> <!></div> <!>`,1),mr=S(`<button type="button" class="chip svelte-1l0ac5w"> </button>`),hr=S(`<button type="button" class="chip plus svelte-1l0ac5w">+</button>`),gr=S(`<div class="pile svelte-1l0ac5w"><h3 class="svelte-1l0ac5w"> </h3> <!> <!></div>`),_r=S(`<div class="seat-panel svelte-1l0ac5w"><h2 class="svelte-1l0ac5w"> </h2> <!> <!></div>`);function vr(r,i){c(i,!0);let o=$(),l=K(()=>o.seatOpen),f=K(()=>o.player(L(l))),m=K(()=>o.mode===`build`),h=K(()=>L(f)?.ink_ready??0),g=K(()=>L(f)?.ink_exerted??0),_=K(()=>[{zone:`hand`,cards:L(f)?.known_hand??[]},{zone:`deck`,cards:L(f)?.known_deck??[]},{zone:`discard`,cards:[...L(f)?.discard??[]].reverse()},{zone:`ink`,cards:o.shown?.inkwells?.[L(l)]??[]}]),b=K(()=>!!o.shown?.first_turn);var x=u(),S=E(x),C=r=>{var i=_r(),c=W(i),v=k(c,!0),x=B(c,2),S=n=>{var r=pr(),i=E(r),a=W(i);{let e=K(()=>R(`desk-lore-of`)),t=K(()=>L(f).lore??0);rt(a,{get label(){return L(e)},get value(){return L(t)},most:99,set:e=>o.edit({what:`lore`,seat:L(l),n:e})})}var c=B(a,2);{let e=K(()=>R(`desk-ink-ready`));rt(c,{get label(){return L(e)},get value(){return L(h)},most:99,set:e=>o.edit({what:`ink`,seat:L(l),n:e,exerted_n:L(g)})})}var u=B(c,2);{let e=K(()=>R(`desk-ink-exerted`));rt(u,{get label(){return L(e)},get value(){return L(g)},most:99,set:e=>o.edit({what:`ink`,seat:L(l),n:L(h),exerted_n:e})})}var m=B(u,2);{let e=K(()=>R(`desk-deck-cards`)),t=K(()=>L(f).deck??0);rt(m,{get label(){return L(e)},get value(){return L(t)},most:200,set:e=>o.edit({what:`deck`,seat:L(l),n:e})})}var _=B(m,2);{let e=K(()=>R(`desk-inked`)),t=K(()=>L(f).inked??0);rt(_,{get label(){return L(e)},get value(){return L(t)},most:9,set:e=>o.edit({what:`inked`,seat:L(l),n:e})})}var v=B(_,2);{let e=K(()=>R(`desk-drops`)),t=K(()=>L(f).drops??0);rt(v,{get label(){return L(e)},get value(){return L(t)},most:99,set:e=>o.edit({what:`drops`,seat:L(l),n:e})})}t(i);var x=B(i,2),S=n=>{var r=fr(),i=W(r);s(i);var a=B(i,1,!0);t(r),z(e=>{p(i,L(b)),d(a,e)},[()=>R(`desk-first-turn`)]),e(`change`,i,e=>o.edit({what:`first`,on:e.currentTarget.checked})),V(n,r)};y(x,e=>{o.view?.active===L(l)&&e(S)}),V(n,r)};y(x,e=>{L(m)&&e(S)});var C=B(x,2);n(C,17,()=>L(_),({zone:e,cards:t})=>e,(r,i)=>{let s=()=>L(i).zone,c=()=>L(i).cards;var f=u(),p=E(f),h=r=>{var i=gr(),u=W(i),f=k(u,!0),p=B(u,2);n(p,19,c,(e,t)=>e.id??t,(t,n)=>{var r=mr(),i=k(r,!0);z(e=>{r.disabled=s()===`ink`,d(i,e)},[()=>q(L(n))?.full??L(n).face??R(`desk-hidden`)]),e(`click`,r,()=>{let e=L(n).id??``;o.close(),o.tap(e)}),V(t,r)});var h=B(p,2),g=t=>{var n=hr();z(e=>a(n,`aria-label`,e),[()=>R(`desk-add-to`,{player:o.name(L(l)),zone:R(`desk-zone-${s()}`)})]),e(`click`,n,()=>{let e=L(l);o.close(),o.adding={seat:e,zone:s()}}),V(t,n)};y(h,e=>{L(m)&&e(g)}),t(i),z(e=>d(f,e),[()=>R(`desk-zone-${s()}`)]),V(r,i)};y(p,e=>{(L(m)||c().length)&&e(h)}),V(r,f)}),t(i),z(e=>d(v,e),[()=>o.name(L(l))]),V(r,i)};y(S,e=>{L(f)&&e(C)}),V(r,x),v()}h([`change`,`click`]);var yr=S(`<div class="table-panel svelte-19399ax"><!> <!> <!> <div><button type="button" class="btn"> </button></div></div>`);function br(n,r){c(r,!0);let i=$(),a=[`ready`,`set`,`draw`,`main`,`end`],o=[`2.1`,`2.2`,`2.3`],s=K(()=>i.view?.step&&a.includes(i.view.step)?i.view.step:i.view?.phase===`end`?`end`:`main`);var l=yr(),u=W(l);{let e=K(()=>R(`desk-rules`)),t=K(()=>i.shown?.rules??`2.3`),n=K(()=>o.map(e=>({id:e,name:e})));ge(u,{get legend(){return L(e)},name:`desk-rules`,get value(){return L(t)},get options(){return L(n)},changed:e=>i.edit({what:`rules`,text:String(e)})})}var f=B(u,2);{let e=K(()=>R(`desk-phase`)),t=K(()=>a.map(e=>({id:e,name:R(`desk-step-${e}`)})));ge(f,{get legend(){return L(e)},name:`desk-step`,get value(){return L(s)},get options(){return L(t)},changed:e=>i.edit({what:`step`,step:String(e)})})}var p=B(f,2);{let e=K(()=>R(`desk-players`)),t=K(()=>i.view?.players.length??2);rt(p,{get label(){return L(e)},get value(){return L(t)},most:6,set:e=>e>=2&&i.edit({what:`seats`,n:e})})}var m=B(p,2),h=W(m),g=k(h,!0);t(m),t(l),z(e=>d(g,e),[()=>R(`desk-clear`)]),e(`click`,h,()=>i.edit({what:`clear`})),V(n,l),v()}h([`click`]);var xr=S(`<p><b> </b> <!></p>`),Sr=S(`<p class="dim"> </p>`),Cr=S(`<li><button type="button" class="act svelte-v55g3e"> </button></li>`),wr=S(`<h3 class="svelte-v55g3e"> </h3> <!> <ul class="svelte-v55g3e"></ul>`,1),Tr=S(`<div class="try svelte-v55g3e"><form><label class="field"><span> </span> <span class="typed svelte-v55g3e"><input maxlength="500" spellcheck="false" autocapitalize="off" autocomplete="off" enterkeyhint="go" class="svelte-v55g3e"/><button class="btn gold svelte-v55g3e" type="submit"> </button></span></label></form> <!></div>`);function Er(r,i){c(i,!0);let o=$(),l=G(``);async function u(e){e.preventDefault(),L(l).trim()&&await o.try(L(l).trim())&&T(l,``)}var f=Tr(),p=W(f),m=W(p),h=W(m),g=k(h,!0),b=B(h,2),x=W(b);s(x);var S=B(x),C=k(S,!0);t(b),t(m),t(p);var w=B(p,2),O=e=>{var n=xr(),r=W(n),i=k(r),a=B(r,2);Y(a,{get said(){return o.shown.over}}),t(n),z(e=>d(i,`${e??``}.`),[()=>R(`desk-over`)]),V(e,n)},A=r=>{var i=wr(),s=E(i),c=k(s,!0),l=B(s,2),u=e=>{var t=Sr(),n=k(t,!0);z(e=>d(n,e),[()=>R(`desk-nothing-may`)]),V(e,t)};y(l,e=>{o.options.length||e(u)});var f=B(l,2);n(f,21,()=>o.options.slice(0,80),e=>e.id,(n,r)=>{var i=Cr(),s=W(i),c=k(s,!0);t(i),z(()=>{a(s,`data-act`,L(r).act),s.disabled=o.busy>0,d(c,L(r).label??L(r).id)}),e(`click`,s,()=>o.do(L(r))),V(n,i)}),t(f),z(e=>d(c,e),[()=>R(`desk-what-may`)]),V(r,i)};y(w,e=>{o.shown?.over?e(O):o.asksSomething||e(A,1)}),t(f),z((e,t,n,r)=>{d(g,e),a(x,`placeholder`,t),S.disabled=n,d(C,r)},[()=>R(`desk-line`),()=>R(`desk-line-hint`),()=>!L(l).trim()||o.busy>0,()=>R(`desk-line-do`)]),D(`submit`,p,u),_(x,()=>L(l),e=>T(l,e)),V(r,f),v()}h([`click`]);var Dr=S(`<i aria-hidden="true"></i>`),Or=S(`<button type="button" class="svelte-3h10f3"><svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path></path></svg> <!></button>`),kr=S(`<div class="modes svelte-3h10f3" role="group"></div>`),Ar=S(`<p class="notice svelte-3h10f3" role="alert"> <button type="button" class="svelte-3h10f3">✕</button></p>`),jr=S(`<div class="wrong svelte-3h10f3"><!><button type="button" class="svelte-3h10f3">✕</button></div>`),Mr=S(`<p> <button type="button" class="link svelte-3h10f3"> </button></p>`),Nr=S(`<p> </p>`),Pr=S(`<button type="button" class="btn small svelte-3h10f3"> </button>`),Fr=S(`<p> <!></p> <!>`,1),Ir=S(`<p class="bag svelte-3h10f3"><b> </b> </p>`),Lr=S(`<div class="board svelte-3h10f3" role="region"><!> <div class="middle svelte-3h10f3"><!></div> <!> <!> <!></div>`),Rr=S(`<button type="button" class="x svelte-3h10f3">✕</button><!> <!>`,1),zr=S(`<aside class="side svelte-3h10f3" tabindex="-1"><!> <div class="inside svelte-3h10f3"><!></div></aside>`),Br=S(`<div class="under svelte-3h10f3"><!></div>`),Vr=S(`<!> <!>`,1),Hr=S(`<div class="shade svelte-3h10f3" role="presentation"></div> <aside class="rise svelte-3h10f3" tabindex="-1"><button type="button" class="x svelte-3h10f3">✕</button> <!></aside>`,1),Ur=S(`<!> <!> <div class="tabs svelte-3h10f3"><!></div>`,1),Wr=S(`<div class="area svelte-3h10f3"><!> <!></div> <!>`,1),Gr=S(`<p class="dim waiting svelte-3h10f3"> </p>`),Kr=S(`<b> </b> `,1),qr=S(`<li><!> </li>`),Jr=S(`<div class="peek svelte-3h10f3"><!><ul class="svelte-3h10f3"></ul></div>`),Yr=S(`<div><div class="bar svelte-3h10f3"><button type="button" class="btn square quiet svelte-3h10f3"><svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M6 3 2.500 6.500 6 10M3 6.500h6.500a4 4 0 0 1 0 8H7"></path></svg></button> <button type="button" class="btn square quiet svelte-3h10f3"><svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M10 3l3.500 3.500L10 10M13 6.500H6.500a4 4 0 0 0 0 8H9"></path></svg></button> <p class="name svelte-3h10f3"> <small class="svelte-3h10f3"> </small></p> <button type="button" class="btn square quiet svelte-3h10f3"><svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M2 4.500h6M12 4.500h2M2 11.500h2M8 11.500h6M10 2.500v4M6 9.500v4"></path></svg></button> <button type="button" class="btn svelte-3h10f3"><svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="M8 10V2M5 4.500 8 1.500l3 3M3 8v6h10V8"></path></svg><span class="word svelte-3h10f3"> </span></button></div> <!> <!> <!></div> <!> <!> <!> <!>`,1);function Xr(i,o){c(o,!0);let s=e=>{var t=u(),n=E(t),r=e=>{{let t=K(()=>L(x)?168:116);It(e,{get width(){return L(t)}})}},i=e=>{vr(e,{})};y(n,e=>{p().selected?e(r):p().seatOpen>=0&&e(i,1)}),V(e,t)},f=r=>{var i=kr();n(i,20,()=>M,e=>e,(n,r)=>{var i=Or(),o=W(i),s=k(o),c=B(o),u=B(c),f=e=>{var t=Dr();z(()=>m(t,1,l(p().shown.verdict),`svelte-3h10f3`)),V(e,t)};y(u,e=>{r===`ruling`&&p().shown?.verdict&&e(f)}),t(i),z(e=>{a(i,`aria-pressed`,p().mode===r),a(i,`data-to`,r),a(s,`d`,r===`build`?`M2 2.500h5v7H2zM9 6.500h5v7H9zM11.500 1.500v3M10 3h3M4.500 11.500v3M3 13h3`:r===`try`?`M4 2.500v11l9-5.500z`:`M8 1.500v12M4 14h8M3 4.500h10M3 4.500 1 9.500h4zM13 4.500l-2 5h4z`),d(c,` ${e??``}`)},[()=>R(`desk-${r}`)]),e(`click`,i,()=>p().go(r)),V(n,i)}),t(i),z(e=>a(i,`aria-label`,e),[()=>R(`desk-modes`)]),V(r,i)},p=w(o,`desk`,7),h=w(o,`embedded`,3,!1);Me(p());let _=G(0),x=K(()=>L(_)>=960),S=K(()=>L(_)>=960?108:84),O=G(!1),j=G(!1),M=[`build`,`try`,`ruling`],N=K(()=>(p().view?.players??[]).slice(1).reverse()),F=K(()=>!p().view?.players.some(e=>e.play?.length||e.known_hand?.length)&&!p().steps),ee=K(()=>L(x)||p().mode!==`ruling`),U=K(()=>p().peek?ae(p().peek):void 0),ne=G(void 0),q=G(void 0);A(()=>void re()),H(()=>{re(I())}),H(()=>me(ie()));let oe=I();H(()=>{let e=I();e!==oe&&(oe=e,p().shown&&p().again())});let J=`build`;H(()=>{let e=p().mode;e===`ruling`&&J!==`ruling`&&!L(x)&&te().then(()=>L(ne)?.scrollIntoView({block:`start`})),J=e});let Y=!1;H(()=>{(p().selected||p().seatOpen>=0)&&Y&&te().then(()=>L(q)?.focus())});function se(e){if(Y=!0,e.key===`Escape`&&(p().selected||p().seatOpen>=0)){let e=p().selected,t=p().seatOpen;p().close(),te().then(()=>document.querySelector(e?`[data-card="${e}"]`:`[data-seat="${t}"]`)?.focus())}(e.ctrlKey||e.metaKey)&&e.key.toLowerCase()===`z`&&!e.target.closest(`input, textarea`)&&(e.preventDefault(),e.shiftKey?p().redo():p().undo())}var le=Yr();D(`keydown`,P,se),D(`pointerdown`,P,()=>Y=!1);var X=E(le);let de;var fe=W(X),Z=W(fe),pe=B(Z,2),Q=B(pe,2),ge=W(Q,!0),_e=B(ge),ve=k(_e,!0);t(Q);var ye=B(Q,2),be=B(ye,2),xe=B(W(be)),Se=k(xe,!0);t(be),t(fe),g(fe,e=>T(ne,e),()=>L(ne));var Ce=B(fe,2),we=n=>{var r=Ar(),i=W(r,!0),o=B(i);t(r),z(e=>{d(i,p().notice),a(o,`aria-label`,e)},[()=>R(`page-close`)]),e(`click`,o,()=>p().notice=``),V(n,r)};y(Ce,e=>{p().notice&&e(we)});var Te=B(Ce,2),Ee=n=>{var r=jr(),i=W(r);ce(i,{get wrong(){return p().wrong}});var o=B(i);t(r),z(e=>a(o,`aria-label`,e),[()=>R(`page-close`)]),e(`click`,o,()=>p().wrong=null),V(n,r)};y(Te,e=>{p().wrong&&!p().adding&&e(Ee)});var De=B(Te,2),Oe=r=>{var i=Wr(),o=E(i),c=W(o),l=r=>{var i=Lr(),o=W(i);n(o,17,()=>L(N),e=>e.seat,(e,t)=>{qt(e,{get seat(){return L(t).seat},upper:!0,get width(){return L(S)}})});var s=B(o,2),c=W(s),l=n=>{var r=u(),i=E(r),a=n=>{var r=Mr(),i=W(r),a=B(i),o=k(a,!0);t(r),z((e,t)=>{d(i,`${e??``} `),d(o,t)},[()=>R(`desk-empty-said`),()=>R(`desk-example`)]),e(`click`,a,()=>p().open(Yt[I()]??Yt.en,`try`)),V(n,r)},o=e=>{var t=Nr(),n=k(t,!0);z(e=>d(n,e),[()=>R(`desk-not-start`)]),V(e,t)},s=e=>{var t=Nr(),n=k(t);z((e,t)=>d(n,`${e??``} · ${t??``}`),[()=>R(`desk-turn-of`,{player:p().name(p().view?.active??0)}),()=>p().view?.phase===`main`?R(`desk-step-main`):R(`desk-step-${p().view?.step??`main`}`)]),V(e,t)};y(i,e=>{L(F)?e(a):p().steps?e(o,1):e(s,-1)}),V(n,r)},f=n=>{var r=Fr(),i=E(r),a=W(i,!0),o=B(a),s=e=>{var t=C();z(e=>d(t,`· ${e??``}`),[()=>R(`desk-state`,{at:p().at,steps:p().steps})]),V(e,t)};y(o,e=>{p().steps&&e(s)}),t(i);var c=B(i,2),l=t=>{var n=Pr(),r=k(n,!0);z(e=>{n.disabled=p().busy>0,d(r,e)},[()=>R(`desk-back`)]),e(`click`,n,()=>p().to(p().at-1)),V(t,n)};y(c,e=>{p().at&&e(l)}),z(e=>d(a,e),[()=>R(`desk-turn-of`,{player:p().name(p().view?.active??0)})]),V(n,r)};y(c,e=>{p().mode===`build`?e(l):e(f,-1)}),t(s);var m=B(s,2);qt(m,{seat:0,upper:!1,get width(){return L(S)}});var h=B(m,2),g=e=>{var n=Ir(),r=W(n),i=k(r),a=B(r);t(n),z((e,t)=>{d(i,`${e??``}:`),d(a,` ${t??``}`)},[()=>R(`desk-bag`),()=>p().view.bag.map(e=>`${e.card.face??``}${e.ability?` (${e.ability})`:``}`).join(` · `)]),V(e,n)};y(h,e=>{p().view?.bag?.length&&e(g)});var _=B(h,2),v=e=>{An(e,{})};y(_,e=>{p().mode===`try`&&p().asksSomething&&e(v)}),t(i),z(e=>a(i,`aria-label`,e),[()=>R(`desk-board`)]),V(r,i)};y(c,e=>{L(ee)&&e(l)});var m=B(c,2),h=n=>{var r=zr(),i=W(r);f(i);var o=B(i,2),c=W(o),l=t=>{var n=Rr(),r=E(n),i=B(r);s(i);var o=B(i,2),c=e=>{bt(e,{modal:!1})};y(o,e=>{p().adding&&e(c)}),z(e=>a(r,`aria-label`,e),[()=>R(`page-close`)]),e(`click`,r,()=>p().close()),V(t,n)},u=e=>{bt(e,{modal:!1})},d=e=>{Er(e,{})},m=e=>{dr(e,{})};y(c,e=>{p().selected||p().seatOpen>=0?e(l):p().mode===`build`?e(u,1):p().mode===`try`?e(d,2):e(m,-1)}),t(o),t(r),g(r,e=>T(q,e),()=>L(q)),z(e=>a(r,`aria-label`,e),[()=>R(`desk-${p().mode}`)]),V(n,r)},_=e=>{var n=Vr(),r=E(n),i=e=>{var n=Br();Er(W(n),{}),t(n),V(e,n)};y(r,e=>{p().mode===`try`&&e(i)});var a=B(r,2),o=e=>{var n=Br();dr(W(n),{}),t(n),V(e,n)};y(a,e=>{p().mode===`ruling`&&e(o)}),V(e,n)};y(m,e=>{L(x)?e(h):e(_,-1)}),t(o);var v=B(o,2),b=n=>{var r=Ur(),i=E(r),o=e=>{bt(e,{modal:!0})};y(i,e=>{p().adding&&e(o)});var c=B(i,2),l=n=>{var r=Hr(),i=E(r),o=B(i,2),c=W(o),l=B(c,2);s(l),t(o),g(o,e=>T(q,e),()=>L(q)),z((e,t)=>{a(o,`aria-label`,e),a(c,`aria-label`,t)},[()=>R(p().selected?`desk-card`:`desk-seat`,{player:p().name(p().seatOpen)}),()=>R(`page-close`)]),e(`click`,i,()=>p().close()),e(`click`,c,()=>p().close()),V(n,r)};y(c,e=>{(p().selected||p().seatOpen>=0)&&e(l)});var u=B(c,2),d=W(u);f(d),t(u),V(n,r)};y(v,e=>{L(x)||e(b)}),V(r,i)},ke=e=>{var t=Gr(),n=k(t,!0);z(e=>d(n,e),[()=>R(`desk-waiting`)]),V(e,t)};y(De,e=>{p().shown?e(Oe):p().wrong||e(ke,1)}),t(X);var Ae=B(X,2),je=e=>{{let t=K(()=>R(`desk-file`));ue(e,{get title(){return L(t)},close:()=>T(O,!1),children:(e,t)=>{pn(e,{close:()=>T(O,!1)})},$$slots:{default:!0}})}};y(Ae,e=>{L(O)&&e(je)});var $=B(Ae,2),Ne=e=>{{let t=K(()=>R(`desk-settings`));ue(e,{get title(){return L(t)},close:()=>T(j,!1),children:(e,t)=>{br(e,{})},$$slots:{default:!0}})}};y($,e=>{L(j)&&e(Ne)});var Pe=B($,2),Fe=e=>{ue(e,{get title(){return L(U).full},close:()=>p().peek=``,children:(e,r)=>{var i=Jr(),a=W(i);he(a,{get card(){return L(U)},size:`big`,width:236});var o=B(a);n(o,21,()=>L(U).text??[],b,(e,n)=>{var r=qr(),i=W(r),a=e=>{var t=Kr(),r=E(t),i=k(r,!0),a=B(r,1,!0);a.nodeValue=` `,z(()=>d(i,L(n).name)),V(e,t)};y(i,e=>{L(n).name&&e(a)});var o=B(i,1,!0);t(r),z(()=>d(o,L(n).text)),V(e,r)}),t(o),t(i),V(e,i)},$$slots:{default:!0}})};y(Pe,e=>{L(U)&&e(Fe)}),Tn(B(Pe,2),{}),z((e,t,n,r,i,o)=>{de=m(X,1,`desk svelte-3h10f3`,null,de,{wide:L(x),embedded:h()}),a(X,`data-mode`,p().mode),a(X,`aria-busy`,p().busy>0),a(Z,`aria-label`,e),Z.disabled=!p().past.length,a(pe,`aria-label`,t),pe.disabled=!p().ahead.length,d(ge,n),d(ve,r),a(ye,`aria-label`,i),a(ye,`aria-expanded`,L(j)),d(Se,o)},[()=>R(`desk-undo`),()=>R(`desk-redo`),()=>p().shown?.title||R(`desk-untitled`),()=>R(`desk-by`,{versions:p().shown?.rules??``}),()=>R(`desk-settings`),()=>R(`desk-file`)]),e(`click`,Z,()=>p().undo()),e(`click`,pe,()=>p().redo()),e(`click`,ye,()=>T(j,!0)),e(`click`,be,()=>T(O,!0)),r(X,`clientWidth`,e=>T(_,e)),V(i,le),v()}h([`click`]);export{Oe as a,ke as i,an as n,Ae as r,Xr as t};