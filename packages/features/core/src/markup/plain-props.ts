/** Props of a compiled component: plain values only. */
export type PlainProps = Record<string, string | number | boolean | null | undefined>;
