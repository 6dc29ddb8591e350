import { useDispatch, useSelector } from 'react-redux';
import { DataText, isolate, sharedMessages, useHref, useLocale, useTexts } from '@partshop/features/core';
import { paths, SHOP_TIME_ZONE } from '@partshop/features/shared';
import { ArticleName, Button, Money } from '@partshop/ui';
import type { BasketLine } from './basket-line.ts';
import { subjectOf } from './basket-notices.ts';
import { messages } from './basket.messages.ts';
import { selectBasketLines, selectHeldGroups, type HeldGroup } from './basket.selectors.ts';
import { moveToGroup } from './basket.slice.ts';
import { BasketForm } from './BasketForm.tsx';
import { BasketLineRemoval } from './BasketLineRemoval.tsx';
import { ShareForm } from './ShareForm.tsx';
import { GroupNameForm } from './GroupNameForm.tsx';
import { useBasketMoney } from './use-basket-money.ts';

/** The lines put aside under names (D44): they wait, and count in no sum. */
export function HeldGroups({ action }: { action: string }) {
  const t = useTexts(messages);
  const groups = useSelector(selectHeldGroups);
  if (groups.length === 0) return null;
  return (
    <section className="held" aria-labelledby="held-heading">
      <h2 id="held-heading">{t('held')}</h2>
      {groups.map((group) => (
        <Group key={group.name} group={group} action={action} />
      ))}
    </section>
  );
}

const idsOf = (lines: readonly BasketLine[]) => lines.map(({ basketId }) => basketId).join(',');

/** The name for lines that make room for a group: that of the day on which the first was added. */
function useHeldName([first]: readonly BasketLine[]): string {
  const t = useTexts(messages);
  const { format } = useLocale();
  const day = { day: 'numeric', month: 'long', timeZone: SHOP_TIME_ZONE } as const;
  return t('heldOn', { date: new Intl.DateTimeFormat(format, day).format(first ? new Date(first.addedAt) : 0) });
}

function Group({ group: { name, lines }, action }: { group: HeldGroup; action: string }) {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const dispatch = useDispatch();
  const locale = useLocale();
  const current = useSelector(selectBasketLines).filter(({ basketId }) => basketId !== 0);
  const ids = idsOf(lines);
  const heldOn = useHeldName(current);
  return (
    <section className="held-group">
      <div className="held-head">
        <h3>
          <DataText>{name}</DataText>
        </h3>
        <span className="held-count">{shared('pieces', { count: lines.reduce((sum, { qty }) => sum + qty, 0) })}</span>
        <BasketForm
          intent="hold"
          fields={{ ids, groupName: '' }}
          action={action}
          onSend={() => dispatch(moveToGroup(lines, ''))}
        >
          <Button isBare size="small" type="submit">
            {t('takeAllBack')}
          </Button>
        </BasketForm>
        {current.length > 0 ? (
          <BasketForm
            intent="switch"
            fields={{ ids: idsOf(current), heldIds: ids, groupName: heldOn }}
            action={action}
            onSend={() => {
              dispatch(moveToGroup(current, heldOn));
              dispatch(moveToGroup(lines, ''));
            }}
          >
            <Button isBare size="small" type="submit" aria-label={t('switchToGroup', { name: isolate(name, locale) })}>
              {t('switchTo')}
            </Button>
          </BasketForm>
        ) : null}
        <ShareForm groupName={name} label={t('shareGroup', { name: isolate(name, locale) })} />
        <GroupNameForm
          title={t('rename')}
          submit={t('save')}
          name={name}
          ids={ids}
          action={action}
          onName={(next) => dispatch(moveToGroup(lines, next))}
        />
      </div>
      <ul className="held-lines">
        {lines.map((line) => (
          <HeldLine key={line.key} line={line} action={action} />
        ))}
      </ul>
    </section>
  );
}

function HeldLine({ line, action }: { line: BasketLine; action: string }) {
  const t = useTexts(messages);
  const shared = useTexts(sharedMessages);
  const href = useHref();
  const locale = useLocale();
  const dispatch = useDispatch();
  const { money } = useBasketMoney();
  return (
    <li className="held-line" data-pending={line.isPending || undefined}>
      <div className="line-what">
        <a className="line-article ps-touch" href={href(paths.price.to(line.catalogKey, line.catalogFullNumber))}>
          <ArticleName maker={line.catalogName} number={line.catalogFullNumber} />
        </a>
        <span className="line-name">
          <DataText>{line.productName}</DataText>
        </span>
        {line.comment === '' ? null : (
          <span className="line-seller">
            <DataText>{line.comment}</DataText>
          </span>
        )}
      </div>
      <span className="held-qty">{shared('pieces', { count: line.qty })}</span>
      <Money className="held-sum" {...money(line.sum)} />
      <BasketForm
        intent="hold"
        fields={{ ids: line.basketId, groupName: '' }}
        action={action}
        onSend={() => dispatch(moveToGroup([line], ''))}
      >
        <Button
          isBare
          size="small"
          type="submit"
          aria-label={t('takeLineBack', { number: isolate(subjectOf(line), locale) })}
        >
          {t('takeBack')}
        </Button>
      </BasketForm>
      <BasketLineRemoval line={line} action={action} />
    </li>
  );
}
