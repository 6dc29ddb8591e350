let tell: (error: unknown) => void = () => undefined;

/** Logs an error that the page handled. */
export function reportFault(error: unknown): void {
  tell(error);
}

/** Sets the logger of load errors; the shell calls it. Refusals such as 404 are not logged. */
export function reportLoadFaultsTo(report: (error: unknown) => void): void {
  tell = report;
}
