import { useRef, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { useTexts, type PopupProps } from '@partshop/features/core';
import { cleanSearchText, PartSearch } from '@partshop/features/shared';
import { Dialog } from '@partshop/ui';
import { messages } from './menu.messages.ts';

/** Space for the field's outline right under the dialog's head. */
const SearchFrame = styled.div`
  padding-block-start: var(--ps-space-1);
`;

/** The search above the page, on phones (§4). A text that is empty after cleaning does nothing, and the focus stays (§5). */
export function SearchPopup({ onClose }: PopupProps) {
  const t = useTexts(messages);
  const field = useRef<HTMLInputElement>(null);
  const stayWhenEmpty = (event: SubmitEvent<HTMLFormElement>) => {
    const text = new FormData(event.currentTarget).get('q');
    if (typeof text === 'string' && cleanSearchText(text) !== '') return;
    event.preventDefault();
    field.current?.focus();
  };
  return (
    <Dialog isOpen onDismiss={onClose} title={t('search')} dismissLabel={t('close')} initialFocusRef={field}>
      <SearchFrame
        ref={(frame) => {
          field.current = frame?.querySelector('input') ?? null;
        }}
      >
        {/* Without the browser's own message about an empty field: nothing should happen. */}
        <PartSearch size="large" noValidate onSubmit={stayWhenEmpty} />
      </SearchFrame>
    </Dialog>
  );
}
