import { useTexts } from '@partshop/features/core';
import { usePageForm } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Button } from '@partshop/ui';
import { messages } from './basket.messages.ts';

export type ShareFormProps = {
  /** The group to share; empty for the basket itself. */
  groupName: string;
  /** The accessible name of the button, where the page has several. */
  label?: string;
};

/** Makes a link to lines and opens the page that it leads to, from where it is sent. */
export function ShareForm({ groupName, label }: ShareFormProps) {
  const t = useTexts(messages);
  const { formProps } = usePageForm(paths.basket.to());
  return (
    <form {...formProps}>
      <input type="hidden" name="intent" value="share" />
      <input type="hidden" name="groupName" value={groupName} />
      <Button isBare isFlush variant="quiet" size="small" type="submit" aria-label={label}>
        {t('share')}
      </Button>
    </form>
  );
}
