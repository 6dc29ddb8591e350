import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useActionData } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { selectClient, useTexts } from '@partshop/features/core';
import { FormRefusalAlert, useSentForm } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Card, PageHeading } from '@partshop/ui';
import type { ListAnswer } from './act-on-list.saga.ts';
import { AddedNotice } from './AddedNotice.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { readDraft, saveDraft } from './list-draft.ts';
import { buttons } from './list-form.ts';
import { ListBox } from './ListBox.tsx';
import { ListLines } from './ListLines.tsx';
import { ListSummary } from './ListSummary.tsx';
import { messages } from './quick-order.messages.ts';
import { Page } from './quick-order.styles.ts';

const neverChanges = () => () => undefined;

/** /basket/quick-order: a list to paste, what was found for each of its lines, and one button for all of them. */
export function QuickOrderScreen() {
  const t = useTexts(messages);
  const owner = useSelector(selectClient).ClientId ?? null;
  const first = useActionData<ListAnswer | undefined>();
  const { answer, isSending, formProps } = useSentForm<ListAnswer>(paths.quickOrder.to(), first);
  const { isPending: _, ...form } = formProps;
  // Null until something is typed or answered: then the tab's draft is shown.
  const [typed, setTyped] = useState(first?.text ?? null);
  const draft = useSyncExternalStore(
    neverChanges,
    () => readDraft(owner) ?? '',
    () => '',
  );
  const [seen, setSeen] = useState(answer);
  if (answer !== seen) {
    setSeen(answer);
    // An unreadable file leaves what was there.
    if (answer && answer.text !== '') setTyped(answer.text);
  }
  const heading = useRef<HTMLHeadingElement>(null);
  const order = answer?.order ?? null;

  const type = (text: string) => {
    setTyped(text);
    saveDraft(text, owner);
  };
  const take = useEffectEvent(({ text, order: checked, added }: ListAnswer) => {
    saveDraft(text, owner);
    // The pressed button may be gone with its line.
    if (checked && (document.activeElement === document.body || added > 0)) heading.current?.focus();
  });
  useEffect(() => {
    if (answer) take(answer);
  }, [answer]);

  return (
    <Page data-ui="QuickOrder">
      <PageHeading title={t('title')} description={t('lead')} />
      <form {...form} className="list-form" encType="multipart/form-data" aria-busy={isSending}>
        {order && order.lines.length > 0 ? (
          // Enter in a field of a line checks the lines, and not the text again.
          <button hidden type="submit" name="intent" value={buttons.recheck} tabIndex={-1} aria-hidden="true" />
        ) : null}
        {answer?.refusal && !isSending ? <FormRefusalAlert refusal={answer.refusal} /> : null}
        {answer && answer.added > 0 ? <AddedNotice count={answer.added} /> : null}
        <Card>
          <ListBox
            text={typed ?? draft}
            onText={type}
            fault={isSending ? null : (answer?.fault ?? null)}
            isFolded={order !== null && order.lines.length > 0}
            isSending={isSending}
          />
          {order && order.columns.length > 0 ? <ColumnChoice key={order.requestId} order={order} /> : null}
        </Card>
        {order && order.lines.length > 0 ? (
          <div className="list-content">
            <input type="hidden" name="requestId" value={order.requestId} />
            <ListLines order={order} refused={answer?.refused ?? {}} heading={heading} />
            <ListSummary order={order} isSending={isSending} />
          </div>
        ) : null}
      </form>
    </Page>
  );
}
