import type { AdviceChanges } from '@partshop/api-client';
import { DataText, useHref, useLocale, useMoney, useTexts } from '@partshop/features/core';
import { refusalAlert, SentForm, usePageForm } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Alert, ArticleName, formatNumber } from '@partshop/ui';
import { messages } from './advice.messages.ts';
import { changesPath } from './advice.query.ts';
import type { RefusedAdvice } from './apply-advice.saga.ts';

/** What following advice would change, beside what it is; and the button that makes the changes. */
export function ChangesPart({ found, refused }: { found: AdviceChanges; refused: RefusedAdvice | null }) {
  const t = useTexts(messages);
  const href = useHref();
  const { kind, warehouseName, total, version } = found;
  const { isSending, formProps } = usePageForm(changesPath(found));
  return (
    <section aria-labelledby="changes-heading">
      <p>
        <a className="ps-touch" href={href(paths.sellerAdvice.to())}>
          {t('back')}
        </a>
      </p>
      <h2 id="changes-heading">{t(`changes-${kind}`)}</h2>
      <p className="muted">
        <DataText>{warehouseName}</DataText>
      </p>
      {refused?.isChanged && !isSending ? (
        <Alert {...refusalAlert} tone="attention">
          {t('changed')}
        </Alert>
      ) : null}
      {total === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <>
          <SentForm
            {...formProps}
            className="apply"
            isPending={isSending}
            refusal={refused?.refusal}
            errors={[]}
            submit={{ label: t('apply', { count: total }), pendingLabel: t('sending'), variant: 'primary' }}
          >
            <input type="hidden" name="version" value={version} />
            <p>{t('changesText')}</p>
          </SentForm>
          <Changes found={found} />
        </>
      )}
    </section>
  );
}

function Changes({ found: { kind, changes, total } }: { found: AdviceChanges }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const href = useHref();
  const { moneyText } = useMoney('RUB');
  const text = ({ price, multiplicity }: AdviceChanges['changes'][number]['before']) =>
    kind === 'dearer' ? moneyText(price) : String(multiplicity);
  return (
    <table className="changes" aria-labelledby="changes-heading">
      <thead>
        <tr>
          <th scope="col">{t('article')}</th>
          <th scope="col">{t(kind === 'dearer' ? 'price' : 'multiple')}</th>
          <th scope="col">{t('orders')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((one) => (
          <tr key={one.articleId}>
            <th scope="row">
              <a className="ps-touch" href={href(paths.price.to(one.catalogKey, one.clearNumber))}>
                <ArticleName maker={one.catalogName} number={one.catalogFullNumber} />
              </a>
              <span className="muted">
                <DataText>{one.productName}</DataText>
              </span>
            </th>
            <td suppressHydrationWarning>
              <del>{text(one.before)}</del> <ins>{text(one.after)}</ins>
            </td>
            <td>{formatNumber({ value: one.orders, locale: locale.format })}</td>
          </tr>
        ))}
      </tbody>
      {total > changes.length ? (
        <tfoot>
          <tr>
            <td colSpan={3}>{t('firstOf', { shown: changes.length, count: total })}</td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}
