import { useSelector } from 'react-redux';
import type { SellerMember, SellerStaff } from '@partshop/api-client';
import { DataText, isolate, useLocale, useTexts, type CoreState } from '@partshop/features/core';
import { formKey, refusalAlert, SentForm, usePageForm } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { Alert, Badge, Button, Card, ChevronDown } from '@partshop/ui';
import { messages as roleMessages } from '../roles.messages.ts';
import { sellerStaff } from '../seller-settings.loadables.ts';
import { TimeText } from '../TimeText.tsx';
import type { StaffAnswer } from './act-on-staff.saga.ts';
import { InviteMember, RoleField } from './InviteMember.tsx';
import { messages } from './staff.messages.ts';

/** The people of a seller: who they are and what they may do, the form that invites, and who changed what. */
export function StaffPart({ answer }: { answer: StaffAnswer | null }) {
  const t = useTexts(messages);
  const known = useSelector((state: CoreState) => sellerStaff.select(state, undefined));
  const staff = 'data' in known ? known.data : undefined;
  if (!staff) return null;
  const { members, history } = staff;
  return (
    <section aria-labelledby="staff-heading">
      <h2 id="staff-heading">{t('staff')}</h2>
      <p className="muted">{t('lead')}</p>
      {answer?.standing === 'gone' ? (
        <Alert {...refusalAlert} tone="attention">
          {t('gone')}
        </Alert>
      ) : null}
      <ul className="warehouses">
        {members.map((member) => {
          const own = answer !== null && answer.member !== null && answer.member === member.id ? answer : null;
          const key = formKey(`${member.id ?? 'own'} ${member.version}`, own?.standing === 'overtaken');
          return <Member key={key} member={member} answer={own} />;
        })}
      </ul>
      <InviteMember key={members.length} answer={answer?.member === null ? answer : null} />
      <History history={history} />
    </section>
  );
}

type MemberProps = { member: SellerMember; answer: StaffAnswer | null };

function Member({ member, answer }: MemberProps) {
  const t = useTexts(messages);
  const tRole = useTexts(roleMessages);
  const { id, name, email, role, isSelf } = member;
  return (
    <Card as="li" className="warehouse">
      <h3>
        <DataText>{name}</DataText> {isSelf ? <Badge>{t('self')}</Badge> : null}
      </h3>
      <p>
        {tRole(role)} <span className="muted">{tRole(`${role}Text`)}</span>
      </p>
      {email === '' ? null : (
        <p className="muted long">
          <bdi dir="ltr">{email}</bdi>
        </p>
      )}
      {id === null ? <p className="muted">{t('stays')}</p> : <Times member={member} />}
      {id === null ? null : <MemberForms id={id} member={member} answer={answer} />}
    </Card>
  );
}

function Times({ member: { state, since, expiresAt, seenAt } }: Pick<MemberProps, 'member'>) {
  const t = useTexts(messages);
  if (state === 'invited' && expiresAt !== null) {
    return (
      <p>
        <Badge tone="attention">
          <TimeText text={(time) => t('invitedUntil', { time })} at={expiresAt} format="date" />
        </Badge>
      </p>
    );
  }
  return (
    <p className="muted">
      {since === null ? null : (
        <>
          <TimeText text={(time) => t('since', { time })} at={since} format="date" /> ·{' '}
        </>
      )}
      {seenAt === null ? t('unseen') : <TimeText text={(time) => t('seen', { time })} at={seenAt} format="dateTime" />}
    </p>
  );
}

function MemberForms({ id, member: { name, role, state, version }, answer }: MemberProps & { id: number }) {
  const t = useTexts(messages);
  const locale = useLocale();
  const { isSending, formProps } = usePageForm(paths.sellerSettings.to());
  return (
    <details open={answer !== null}>
      <summary aria-label={t('changeOf', { name: isolate(name, locale) })}>
        {t('change')}
        <ChevronDown />
      </summary>
      <SentForm
        {...formProps}
        isPending={isSending}
        refusal={answer?.refusal}
        errors={[]}
        actions={
          <>
            <Button type="submit" isPending={isSending} pendingLabel={t('sending')}>
              {t('save')}
            </Button>
            <Button type="submit" variant="quiet" name="act" value="remove">
              {t(state === 'invited' ? 'revoke' : 'remove')}
            </Button>
          </>
        }
      >
        {answer?.standing === 'overtaken' && !isSending ? (
          <Alert {...refusalAlert} tone="attention">
            {t('overtaken')}
          </Alert>
        ) : null}
        <input type="hidden" name="of" value="staff" />
        <input type="hidden" name="member" value={id} />
        <input type="hidden" name="version" value={version} />
        <RoleField id={`role-${id}`} value={answer?.standing === null ? answer.typed.role : role} />
        {state === 'active' ? <p className="muted">{t('removeText')}</p> : null}
      </SentForm>
    </details>
  );
}

function History({ history }: Pick<SellerStaff, 'history'>) {
  const t = useTexts(messages);
  const tRole = useTexts(roleMessages);
  const locale = useLocale();
  const named = (name: string) => (name === '' ? t('somebody') : isolate(name, locale));
  return (
    <details>
      <summary>
        {t('history')}
        <ChevronDown />
      </summary>
      {history.length === 0 ? <p className="muted">{t('nothing')}</p> : null}
      <ol className="events">
        {history.map(({ kind, at, by, member, role }) => (
          <li key={`${at} ${kind} ${member}`}>
            {t(`event-${kind}`, { by: named(by), member: named(member) })}
            <span className="muted">
              {role === null ? '' : `${tRole(role)} · `}
              <TimeText text={(time) => time} at={at} format="dateTime" />
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
