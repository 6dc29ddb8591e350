let tell: (error: unknown) => void = () => undefined;

/** A fault that a page gets over: told to the log of the process. */
export function reportFault(error: unknown): void {
  tell(error);
}

/** Where faults of loads are told; the shell sets its log. Refusals such as 404 are no faults. */
export function reportLoadFaultsTo(report: (error: unknown) => void): void {
  tell = report;
}
