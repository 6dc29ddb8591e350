import type { ReviseAnswer } from '@partshop/api-client';
import { useHref, useLocale, useMoney, useTexts, type Locale, type Translate } from '@partshop/features/core';
import { paths, SHOP_TIME_ZONE } from '@partshop/features/shared';
import { Badge, DateTime, Link, Money } from '@partshop/ui';
import { MoneyTable, type MoneyColumn } from './MoneyTable.tsx';
import { writeReviseQuery } from './revise-choice.ts';
import { messages } from './revise.messages.ts';
import { STATE_TONES } from './revise-state.ts';

type Looks = {
  t: Translate<keyof typeof messages.texts>;
  href: ReturnType<typeof useHref>;
  money: ReturnType<typeof useMoney>['money'];
  locale: Locale;
};

function Day({ value, locale }: { value: string; locale: Locale }) {
  return <DateTime value={value} locale={locale.format} timeZone={SHOP_TIME_ZONE} format="date" />;
}

const columnsOf = ({ t, href, money, locale }: Looks): MoneyColumn<ReviseAnswer>[] => [
  {
    id: 'days',
    label: t('days'),
    cell: ({ from, to }) => (
      <Link className="ps-touch" href={href(paths.revise.to()) + writeReviseQuery({ from, to, page: 1 })}>
        <Day value={from} locale={locale} /> – <Day value={to} locale={locale} />
      </Link>
    ),
  },
  { id: 'at', label: t('answeredOn'), cell: ({ at }) => <Day value={at} locale={locale} /> },
  {
    id: 'closing',
    label: t('byClient'),
    isSum: true,
    cell: ({ clientClosing }) => <Money {...money(clientClosing)} />,
  },
  { id: 'state', label: t('state'), cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t(state)}</Badge> },
];

/** The newest answers of the client to reports; each leads to its report. */
export function ReviseAnswers({ answers }: { answers: readonly ReviseAnswer[] }) {
  const t = useTexts(messages);
  const href = useHref();
  const locale = useLocale();
  const { money } = useMoney(
    'RUB',
    answers.map(({ clientClosing }) => clientClosing),
  );
  if (answers.length === 0) return null;
  return (
    <section className="part" aria-labelledby="answers-heading">
      <h2 id="answers-heading">{t('answers')}</h2>
      <MoneyTable label={t('answers')} columns={columnsOf({ t, href, money, locale })} rows={answers} />
    </section>
  );
}
