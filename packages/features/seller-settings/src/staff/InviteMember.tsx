import {
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_SELLER_MEMBERS,
  SELLER_ROLES,
  type SellerRole,
} from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { SelectField, TextField } from '@partshop/ui';
import { messages as roleMessages } from '../roles.messages.ts';
import { findStaffProblems, type StaffAnswer, type StaffField } from './act-on-staff.saga.ts';
import { messages } from './staff.messages.ts';

/** The form that invites somebody to work for the seller. */
export function InviteMember({ answer }: { answer: StaffAnswer | null }) {
  const t = useTexts(messages);
  const { isSending, formProps } = usePageForm(paths.sellerSettings.to());
  const { errors, idOf, errorOf } = useProblems<StaffField, 'addressWrong' | 'full'>(
    answer?.refusal,
    ({ code }) => t(code, { most: MAX_SELLER_MEMBERS }),
    findStaffProblems,
  );
  const typed = answer?.typed ?? { name: '', email: '', role: 'warehouse' as const };
  return (
    <section aria-labelledby="invite-heading">
      <h3 id="invite-heading">{t('inviteTitle')}</h3>
      <SentForm
        {...formProps}
        isPending={isSending}
        refusal={answer?.refusal}
        errors={errors}
        submit={{ label: t('invite'), pendingLabel: t('sending') }}
      >
        <input type="hidden" name="of" value="staff" />
        <TextField
          id={idOf('name')}
          name="name"
          label={t('name')}
          error={errorOf('name')}
          defaultValue={typed.name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          required
        />
        <TextField
          type="email"
          id={idOf('email')}
          name="email"
          label={t('email')}
          hint={t('emailHint')}
          error={errorOf('email')}
          defaultValue={typed.email}
          maxLength={MAX_EMAIL_LENGTH}
          autoComplete="off"
          required
          dir="ltr"
        />
        <RoleField id={idOf('role')} value={typed.role} isExplained />
      </SentForm>
    </section>
  );
}

/** The choice of a role. */
export function RoleField({
  id,
  value,
  isExplained = false,
}: {
  id: string;
  value: SellerRole;
  isExplained?: boolean;
}) {
  const t = useTexts(messages);
  const tRole = useTexts(roleMessages);
  return (
    <SelectField
      id={id}
      name="role"
      label={t('role')}
      defaultValue={value}
      hint={isExplained ? SELLER_ROLES.map((role) => `${tRole(role)}: ${tRole(`${role}Text`)}.`).join(' ') : undefined}
      items={SELLER_ROLES.map((role) => ({ value: role, label: tRole(role) }))}
    />
  );
}
