import type { SellerPrint } from '@partshop/api-client';
import { useLocale, useTexts } from '@partshop/features/core';
import { Button, FileText } from '@partshop/ui';
import { messages } from './queue.messages.ts';

/** The id of the form; the checkboxes of the items below belong to it. */
export const PRINT_FORM = 'print-items';

const printPath = (kind: SellerPrint): string => `/services/seller/print/${kind}`;

/** Prints labels or packing lists of the marked items, of all on the page without a mark; in a window of its own, without scripts too. */
export function PrintForm({ page }: { page: number }) {
  const t = useTexts(messages);
  const { textLang } = useLocale();
  return (
    <form id={PRINT_FORM} className="print" method="get" action={printPath('labels')} target="_blank">
      <input type="hidden" name="lang" value={textLang} />
      <input type="hidden" name="page" value={page} />
      <p className="muted">{t('printText')}</p>
      <Button type="submit" size="small" icon={<FileText />}>
        {t('labels')}
      </Button>
      <Button type="submit" size="small" icon={<FileText />} formAction={printPath('packing-list')}>
        {t('packingLists')}
      </Button>
    </form>
  );
}
