import { MAX_GROUP_NAME_LENGTH } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { readField } from '@partshop/features/core/forms';
import { Button, TextField } from '@partshop/ui';
import { messages } from './basket.messages.ts';
import { BasketForm } from './BasketForm.tsx';

export type GroupNameFormProps = {
  /** What opens the form. */
  title: string;
  submit: string;
  /** The name that is offered. */
  name: string;
  /** The lines that get the name, with commas between them. */
  ids: string;
  action: string;
  onName: (name: string) => void;
};

/** Opens a form for the name under which lines are put aside. */
export function GroupNameForm({ title, submit, name, ids, action, onName }: GroupNameFormProps) {
  const t = useTexts(messages);
  return (
    <details className="group-name">
      <summary className="ps-touch">{title}</summary>
      <BasketForm
        intent="hold"
        fields={{ ids }}
        action={action}
        onSend={(form) => {
          onName(readField(new FormData(form), 'groupName').trim());
          form.closest('details')?.removeAttribute('open');
        }}
      >
        <TextField
          key={name}
          size="small"
          label={t('groupName')}
          name="groupName"
          required
          pattern=".*\S.*"
          maxLength={MAX_GROUP_NAME_LENGTH}
          defaultValue={name}
          autoComplete="off"
        />
        <Button isBare type="submit" size="small">
          {submit}
        </Button>
      </BasketForm>
    </details>
  );
}
