import { isolate, useLocale, useTexts } from '@partshop/features/core';
import { Button } from '@partshop/ui';
import { buttons } from './list-form.ts';
import { messages } from './list-lines.messages.ts';
import { LineArticle } from './LineArticle.tsx';
import { takeable, type LineProps } from './line-props.ts';

/** What can be taken for a line that was not found as it stands. */
export function LineChoices({ line, index, money }: LineProps) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { goods, answer, instead } = line;
  if (goods.length === 0) return null;
  return (
    <ul className="list-choices">
      {goods.map((card) => {
        const number = isolate(`${card.catalogName} ${card.catalogFullNumber}`, locale);
        const count = takeable(card);
        const isNewer = instead?.newerIds.includes(card.articleId);
        return (
          <li key={card.articleId}>
            <LineArticle card={card} money={money} relation={instead ? (isNewer ? 'newer' : 'analogue') : undefined} />
            {answer === 'not-enough' && count > 0 ? (
              <Button isBare type="submit" size="small" name="intent" value={buttons.take(index, count)}>
                {t('take', { count })}
              </Button>
            ) : null}
            {['makers', 'replaced', 'not-found'].includes(answer) ? (
              <Button
                isBare
                type="submit"
                size="small"
                name="intent"
                value={buttons.choose(index, card)}
                aria-label={t('chooseOf', { number })}
              >
                {t('choose')}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
