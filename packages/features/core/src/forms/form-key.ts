/**
 * The key of a form that starts anew with each version of its data. The answer that somebody else was faster may be shown before the new
 * data or after them: in both orders the form then has what was typed.
 */
export const formKey = (version: number | string, isOvertaken: boolean): string => `${version} ${isOvertaken}`;
