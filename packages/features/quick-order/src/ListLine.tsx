import type { ErrorCode } from '@partshop/api-client';
import { DataText, isolate, useLocale, useTexts } from '@partshop/features/core';
import { Button, CircleAlert, IconButton, QuantityStepper, TextField, X } from '@partshop/ui';
import { toOfferField, buttons } from './list-form.ts';
import { takeable, type LineCard, type LineProps } from './line-props.ts';
import { messages } from './list-lines.messages.ts';
import { messages as listMessages } from './quick-order.messages.ts';
import { LineArticle } from './LineArticle.tsx';
import { LineChoices } from './LineChoices.tsx';

export type ListLineProps = LineProps & {
  /** Why it was not added to the basket. */
  refused: ErrorCode | undefined;
};

/** One line: the offer with its quantity, or why there is none and what can be done. */
export function ListLine({ line, index, refused, money }: ListLineProps) {
  const t = useTexts(messages);
  const isFound = line.answer === 'found';
  const [card] = line.goods;
  const offer = isFound && card?.best ? { articleId: card.articleId, priceListId: card.best.priceListId } : null;
  return (
    <li data-look={isFound && refused === undefined ? undefined : ''}>
      <span className="list-place" aria-hidden="true">
        {index + 1}
      </span>
      <input type="hidden" name="lineOffer" value={toOfferField(offer)} />
      <input type="hidden" name="lineComment" value={line.comment} />
      <div className="list-body">
        {isFound && card ? (
          <FoundLine line={line} card={card} money={money} />
        ) : (
          <>
            <LineFields line={line} index={index} />
            <LineProblem line={line} />
            <LineChoices line={line} index={index} money={money} />
          </>
        )}
        {refused === undefined ? null : (
          <p className="list-problem">
            <CircleAlert />
            {t(refused === 'basket-full' ? 'full' : 'refused')}
          </p>
        )}
        {line.comment === '' ? null : (
          <p className="list-comment">
            <DataText>{line.comment}</DataText>
          </p>
        )}
      </div>
      <IconButton
        isBare
        className="list-remove"
        type="submit"
        name="intent"
        value={buttons.remove(index)}
        variant="quiet"
        size="small"
        label={t('remove', { line: index + 1 })}
      >
        <X />
      </IconButton>
    </li>
  );
}

type FoundLineProps = Pick<ListLineProps, 'line' | 'money'> & { card: LineCard };

function FoundLine({ line: { pieces, qty }, card, money }: FoundLineProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { best, catalogFullNumber } = card;
  if (!best) return null;
  const { multiplicity, quantity, price } = best;
  const asked = qty === '' ? 1 : Number.parseInt(qty, 10);
  const isRaised = asked < pieces;
  return (
    <>
      <input type="hidden" name="lineMaker" value={card.catalogName} />
      <input type="hidden" name="lineNumber" value={catalogFullNumber} />
      <div className="list-found">
        <LineArticle card={card} money={money} />
        <QuantityStepper
          isBare
          size="small"
          name="lineQty"
          label={t('quantityOf', { number: isolate(catalogFullNumber, locale) })}
          decreaseLabel={t('less')}
          increaseLabel={t('more')}
          defaultValue={pieces}
          max={quantity}
          step={multiplicity}
        />
        <span className="list-sum" suppressHydrationWarning>
          {money.moneyText(price * pieces)}
        </span>
      </div>
      {isRaised ? (
        <p className="list-note">{t('raised', { multiplicity, asked, pieces })}</p>
      ) : multiplicity > 1 ? (
        <p className="list-note">{t('packs', { count: multiplicity })}</p>
      ) : null}
    </>
  );
}

/** What the line says, to be mended. */
function LineFields({ line: { maker, number, qty }, index }: Pick<ListLineProps, 'line' | 'index'>) {
  const t = useTexts(messages);
  const column = useTexts(listMessages);
  const label = { line: index + 1 };
  const field = { isLabelHidden: true, size: 'small', autoComplete: 'off', spellCheck: false, dir: 'auto' } as const;
  return (
    <div className="list-fields">
      <TextField
        {...field}
        name="lineMaker"
        label={t('maker', label)}
        placeholder={column('maker')}
        defaultValue={maker}
      />
      <TextField
        {...field}
        name="lineNumber"
        label={t('number', label)}
        placeholder={column('number')}
        defaultValue={number}
      />
      <TextField
        {...field}
        name="lineQty"
        label={t('qty', label)}
        placeholder={column('qty')}
        defaultValue={qty}
        inputMode="numeric"
      />
      <Button isBare type="submit" size="small" name="intent" value={buttons.recheck}>
        {t('apply')}
      </Button>
    </div>
  );
}

function LineProblem({ line }: Pick<ListLineProps, 'line'>) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { answer, goods, maker, instead } = line;
  const [card] = goods;
  const text = () => {
    switch (answer) {
      case 'found':
        return '';
      case 'makers':
        return maker !== '' && !goods.some(({ catalogName }) => catalogName === maker)
          ? t('makersOther', { maker: isolate(maker, locale) })
          : t('makers');
      case 'replaced':
        return t('replaced', {
          number: isolate(`${instead?.catalogName ?? ''} ${instead?.catalogFullNumber ?? ''}`.trim(), locale),
        });
      case 'not-found':
        return t(goods.length > 0 ? 'near' : 'not-found');
      case 'not-enough':
        return t('not-enough', { count: takeable(card) });
      default:
        return t(answer);
    }
  };
  return (
    <p className="list-problem">
      <CircleAlert />
      <span>{text()}</span>
    </p>
  );
}
