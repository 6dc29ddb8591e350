import { MAX_DOCUMENT_NAME_LENGTH, type DocumentFault } from '@partshop/api-client/contract';

/** Parts of a path, characters that systems do not allow in names, controls, and marks that change the direction of a name. */
const HOSTILE = /[/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** What a system may run or open as a page, wherever it stands in a name: `contract.exe.pdf`, `contract.pdf.js`. */
const RUNNABLE =
  /\.(?:apk|app|bat|chm|cmd|com|cpl|dll|dmg|docm|exe|hta|html?|iso|jar|js|jse|lnk|mht|mjs|msi|php|pif|ps1|py|reg|scr|sh|svg|svgz|swf|vbe|vbs|wsf|xhtml|xlsm|xml|zip|rar|7z)(?=\.|$)/i;

/** Why a name is refused; undefined for a plain one. Nothing is stored under it: it is only shown, and given to who downloads. */
export function findNameFault(name: string): Extract<DocumentFault, 'name' | 'extension'> | undefined {
  const [stem = ''] = name.split('.', 1);
  if (name.length > MAX_DOCUMENT_NAME_LENGTH || HOSTILE.test(name) || stem.trim() === '' || /[. ]$/.test(name))
    return 'name';
  return RUNNABLE.test(name) ? 'extension' : undefined;
}
