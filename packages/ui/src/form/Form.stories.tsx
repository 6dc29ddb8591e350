import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { CheckboxField } from '../checkbox-field/CheckboxField.tsx';
import type { FormError } from '../form-error-summary/FormErrorSummary.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { rightToLeft } from '../testing/story-decorators.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';
import { FormSection } from './FormSection.tsx';

const messageOf = (errors: FormProps['errors'], fieldId: string) =>
  errors?.find((error) => error.fieldId === fieldId)?.message;

const Fields = ({ errors }: Pick<FormProps, 'errors'>) => (
  <>
    <FormSection label="Получатель" description="Кто придёт за заказом или встретит курьера" columns={2}>
      <TextField id="f-name" name="name" label="Имя и фамилия" required error={messageOf(errors, 'f-name')} />
      <TextField id="f-mail" name="mail" label="Почта" type="email" required error={messageOf(errors, 'f-mail')} />
    </FormSection>
    <FormSection label="Документы">
      <RadioGroup
        label="Кто покупает"
        name="buyer"
        isInline
        defaultValue="person"
        items={[
          { value: 'person', label: 'Физическое лицо' },
          { value: 'firm', label: 'Организация' },
        ]}
      />
      <CheckboxField name="paper" label="Положить бумажные документы в посылку" />
    </FormSection>
  </>
);

const errors: readonly FormError[] = [
  { fieldId: 'f-name', message: 'Напишите, как к вам обращаться' },
  { fieldId: 'f-mail', message: 'В адресе почты нет знака @' },
];

const actions = (
  <>
    <Button type="submit" variant="primary">
      Сохранить
    </Button>
    <Button type="reset">Вернуть как было</Button>
  </>
);

const meta = {
  title: 'Controls/Form',
  component: Form,
  args: {
    'aria-label': 'Заказ',
    noValidate: true,
    errorTitle: 'Проверьте форму',
    actions,
    children: <Fields errors={[]} />,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const WithErrors: Story = { args: { errors, children: <Fields errors={errors} /> } };

function Account(props: FormProps) {
  const [found, setFound] = useState<readonly FormError[]>([]);
  const submit: FormProps['onSubmit'] = (event) => {
    event.preventDefault();
    const mail = new FormData(event.currentTarget).get('mail');
    const isMail = typeof mail === 'string' && mail.includes('@');
    setFound(isMail ? [] : errors.filter(({ fieldId }) => fieldId === 'f-mail'));
  };
  return (
    <Form {...props} errors={found} onSubmit={submit}>
      <Fields errors={found} />
    </Form>
  );
}

/** The summary takes the focus after each submit, even with the same errors; typed values stay. */
export const Submitted: Story = {
  render: (args) => <Account {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Имя и фамилия'), 'Ирина Соколова{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'В адресе почты нет знака @' }));
    await expect(canvas.getByLabelText('Почта')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText('Имя и фамилия')).toHaveValue('Ирина Соколова');
    await userEvent.type(canvas.getByLabelText('Почта'), 'irina@example.com{Enter}');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

function Code(props: FormProps) {
  const [found, setFound] = useState<readonly FormError[]>([]);
  const submit: FormProps['onSubmit'] = (event) => {
    event.preventDefault();
    setFound([{ fieldId: 'f-code', message: 'Код не подошёл' }]);
  };
  return (
    <Form {...props} errors={found} onSubmit={submit} hasOneField>
      <TextField id="f-code" name="code" label="Код" error={messageOf(found, 'f-code')} />
    </Form>
  );
}

/** A form of one field shows its error once, at the field, which takes the focus; screen readers read it at once. */
export const OneField: Story = {
  render: (args) => <Code {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Код'), '000000');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(canvas.getByLabelText('Код')).toHaveFocus();
    await expect(canvas.getByLabelText('Код')).toHaveAccessibleDescription('Код не подошёл');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Код не подошёл');
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** While the form is being sent, Enter in a field does not send it again. */
export const Busy: Story = {
  args: {
    isPending: true,
    actions: (
      <Button type="submit" variant="primary" isPending pendingLabel="Сохраняем">
        Сохранить
      </Button>
    ),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Имя и фамилия'), 'Ирина{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    errors: [
      {
        fieldId: 'f-name',
        message:
          'Имя и фамилия нужны для накладной: напишите их так, как в паспорте, иначе пункт выдачи не сможет отдать заказ',
      },
    ],
    errorTitle: 'Заказ не оформлен: в одном из полей не хватает того, без чего его нельзя выдать',
  },
};

export const RightToLeft: Story = {
  args: {
    'aria-label': 'الطلب',
    errorTitle: 'تحقق من النموذج',
    errors: [{ fieldId: 'r-name', message: 'اكتب اسمك' }],
    actions: (
      <Button type="submit" variant="primary">
        حفظ
      </Button>
    ),
    children: (
      <FormSection label="المستلم" description="من سيستلم الطلب" columns={2}>
        <TextField id="r-name" name="name" label="الاسم" required error="اكتب اسمك" />
        <TextField name="mail" label="البريد الإلكتروني" type="email" />
      </FormSection>
    ),
  },
  decorators: [rightToLeft],
};

export const Dark: Story = { ...WithErrors, globals: { theme: 'dark' } };

export const Phone: Story = { ...WithErrors, globals: { viewport: { value: 'phone' } } };
