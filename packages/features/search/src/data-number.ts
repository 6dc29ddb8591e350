const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Writes a number of the data in a format's language, without groups; another text stays as it is. */
export function dataNumberFormatter(format: string): (text: string) => string {
  const numbers = new Intl.NumberFormat(format, { useGrouping: false, maximumFractionDigits: 3 });
  return (text) => (NUMBER.test(text) ? numbers.format(Number(text)) : text);
}
