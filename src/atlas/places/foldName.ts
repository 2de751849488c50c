/** Letters that Unicode does not take apart, as they are typed without a special keyboard. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ə: 'e',
};

/**
 * A name as it is looked up: lower case, without accents over Latin, Greek and Cyrillic letters, words parted by one space.
 * Vowel signs of other scripts are letters and stay.
 */
export function foldName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/['’‘ʼʻ`´]/g, '')
    .replaceAll(/[ßæœøđðłþıħə]/g, (letter) => PLAIN[letter] ?? letter);
  return (plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).join(' ').normalize('NFC');
}
