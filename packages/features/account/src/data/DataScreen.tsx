import { useHref, useTexts } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { ButtonLink, Card, PageHeading } from '@partshop/ui';
import { AccountPage } from '../account-page.styles.ts';
import { messages } from './data.messages.ts';

/** The call answers with the file itself. */
const FILE = '/services/cabinet/personal-data';

/** /profile/data: the data of the client as a file, and the way to delete the account. */
export function DataScreen() {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <AccountPage data-ui="OwnData">
      <PageHeading title={t('title')} />
      <Card as="section" className="card" aria-labelledby="file-heading">
        <h2 id="file-heading">{t('fileTitle')}</h2>
        <p>{t('fileText')}</p>
        <p className="acts">
          <ButtonLink href={FILE} download="partshop.json" data-navigate="document">
            {t('download')}
          </ButtonLink>
        </p>
      </Card>
      <Card as="section" className="card" aria-labelledby="delete-heading">
        <h2 id="delete-heading">{t('deleteTitle')}</h2>
        <p>{t('deleteText')}</p>
        <p className="acts">
          <ButtonLink href={href(paths.deleteAccount.to())}>{t('toDelete')}</ButtonLink>
        </p>
      </Card>
    </AccountPage>
  );
}
