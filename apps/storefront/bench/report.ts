import type { Finding, GoalCheck } from './finding.ts';

/** The findings of one part; `problem` explains why there are none. */
export type PartReport = { part: string; findings: readonly Finding[]; problem?: string };

type Row = readonly string[];

/**
 * The report as text: a table of findings for each part and its subjects, then every goal, with the reason where it is not
 * met.
 */
export function formatReport(parts: readonly PartReport[], reasons: Readonly<Record<string, string>> = {}): string {
  const goals = parts.flatMap(({ findings }) => findings.flatMap((finding) => goalRows(finding)));
  return [
    ...parts.flatMap((report) => formatPart(report)),
    ...(goals.length > 0 ? [alignColumns([['goal', 'of', 'wanted', 'measured', ''], ...goals])] : []),
    ...formatReasons(parts, reasons),
    summaryOf(parts),
  ].join('\n\n');
}

function formatReasons(parts: readonly PartReport[], reasons: Readonly<Record<string, string>>): string[] {
  const missed = new Set(checksOf(parts).flatMap(({ goal, isMet }) => (isMet ? [] : [goal])));
  const lines = [...missed].flatMap((goal) => (reasons[goal] === undefined ? [] : [`${goal}: ${reasons[goal]}`]));
  return lines.length === 0 ? [] : [['not met, because', ...lines].join('\n')];
}

const checksOf = (parts: readonly PartReport[]): GoalCheck[] =>
  parts.flatMap(({ findings }) => findings.flatMap(({ goals = [] }) => goals));

function formatPart({ part, findings, problem }: PartReport): string[] {
  if (problem !== undefined) return [`${part}: ${problem}`];
  return groupBySubjects(findings).map((group) => {
    const subjects = Object.keys(group[0]?.values ?? {});
    const rows = group.map((finding) => [
      finding.name,
      ...subjects.map((subject) => formatFigure(finding.values[subject])),
      finding.unit,
    ]);
    return alignColumns([[part, ...subjects, ''], ...rows]);
  });
}

/** Findings of the same subjects share a table. */
function groupBySubjects(findings: readonly Finding[]): Finding[][] {
  const groups = Map.groupBy(findings, ({ values }) => Object.keys(values).join('\n'));
  return [...groups.values()];
}

const goalRows = ({ name, goals = [] }: Finding): Row[] =>
  goals.map(({ goal, measured, wanted, isMet }) => [
    goal,
    name,
    wanted,
    formatFigure(measured),
    isMet ? 'met' : 'NOT MET',
  ]);

function summaryOf(parts: readonly PartReport[]): string {
  const checks = checksOf(parts);
  const met = checks.filter(({ isMet }) => isMet).length;
  return `${met} of ${checks.length} goals met`;
}

/** Three significant digits; whole numbers from a hundred on. */
export function formatFigure(figure: number | undefined): string {
  if (figure === undefined || Number.isNaN(figure)) return '–';
  if (Math.abs(figure) >= 100) return String(Math.round(figure));
  return String(Number(figure.toPrecision(3)));
}

const NUMBER = /^(?:-?[\d.]+(?:e[+-]\d+)?|–)$/;

/** Columns of equal width; figures and their headings are right-aligned. */
function alignColumns(rows: readonly Row[]): string {
  const [head = []] = rows;
  const columns = head.map((_, column) => rows.map((row) => row[column] ?? ''));
  const widths = columns.map((cells) => Math.max(...cells.map((cell) => cell.length)));
  const isFigures = columns.map((cells) => cells.length > 1 && cells.slice(1).every((cell) => NUMBER.test(cell)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          isFigures[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
