const MIN_LENGTH = 8;
/** Shorter parts of the client's own names are ignored. */
const OWN_MIN_LENGTH = 3;

/** Keyboard rows, alphabets and digits: any run of them is weak, forwards and backwards. */
const ROWS = [
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'abcdefghijklmnopqrstuvwxyz',
  'йцукенгшщзхъфывапролджэячсмитьбю',
  'йфяцычувскамепинртгоьшлбщдюзж',
  '1й2ц3у4к5е6н7г8ш9щ0з',
  'абвгдежзийклмнопрстуфхцчшщъыьэюя',
];

/** Words common in leaked passwords; digits and punctuation around them add no strength. */
const WORDS = `
  password passwort passw0rd p@ssword p@ssw0rd pa$$word pass parol login user guest admin administrator root
  welcome letmein iloveyou monkey dragon sunshine princess football baseball superman batman master shadow michael
  secret trustno test hello qwerty qwer qwe asdf asd zxcv zxc abc abcd qaz wsx samsung google lovely пароль йцукен
  йцу фыва ячсм привет любовь солнышко наташа спартак зенит россия gfhjkm ghbdtn k.,jdm marina natasha andrey
  sergey vladimir spartak zenit moscow russia avto auto mashina toyota ferrari mercedes porsche partshop zapchasti
  запчасти машина
`
  .trim()
  .split(/\s+/);
const words = new Set(WORDS);

/** Whether a password is weak: short, a commonly guessed one, or made of the client's own name, phone or e-mail. */
export function isWeakPassword(password: string, own: readonly (string | null | undefined)[] = []): boolean {
  const text = password.normalize('NFKC').toLocaleLowerCase('ru');
  return [...text].length < MIN_LENGTH || isRepeated(text) || isRun(text) || isKnownWord(text) || isOwn(text, own);
}

/** `aaaaaaaa`, `abcabcabc`, `12121212`, `11112222`. */
const isRepeated = (text: string) => /^(.{1,4}?)\1+.{0,3}$/u.test(text) || new Set(text).size <= 3;

const isRun = (text: string) => ROWS.some((row) => row.includes(text) || [...row].toReversed().join('').includes(text));

/** One or two common words, with digits, punctuation and runs around them: `Password123!`, `qwerty-2024`, `пароль01`. */
function isKnownWord(text: string): boolean {
  const letters = lettersOf(text);
  if (letters === '') return isPlainNumber(text);
  const [core = ''] = /\p{L}(?:.*\p{L})?/su.exec(text) ?? [];
  return words.has(core) || words.has(text) || isMadeOf(letters, 2);
}

/** Dates, phones and other numbers, with or without punctuation. */
const isPlainNumber = (text: string) => text.length < 14 && /^[\u0020-\u007E]*$/.test(text);

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');

function isMadeOf(letters: string, parts: number): boolean {
  if (letters === '' || words.has(letters)) return true;
  if (parts === 1) return false;
  return WORDS.some((word) => letters.startsWith(word) && isMadeOf(letters.slice(word.length), parts - 1));
}

/** The phone with or without its country code, the e-mail or its local part, the name or a part of it. */
function isOwn(text: string, own: readonly (string | null | undefined)[]): boolean {
  const digits = text.replaceAll(/\D/g, '');
  return own.some((given) => {
    const one = given?.toLocaleLowerCase('ru').trim() ?? '';
    if (one === '') return false;
    const itsDigits = one.replaceAll(/\D/g, '').slice(-10);
    if (itsDigits.length === 10 && digits.endsWith(itsDigits) && lettersOf(text).length < MIN_LENGTH) return true;
    const parts = [one, ...one.split(/[\s@]+/)].filter((part) => part.length >= OWN_MIN_LENGTH);
    const letters = lettersOf(text);
    return parts.some((part) => text === part || (letters !== '' && letters === lettersOf(part)));
  });
}
