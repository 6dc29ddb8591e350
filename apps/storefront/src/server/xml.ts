export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** A text in an element or in an attribute of XML, which has no control characters. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
