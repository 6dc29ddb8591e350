import type { ComponentType } from 'react';
import type { SupplierDocument } from '@partshop/api-client';
import { useTexts } from '@partshop/features/core';
import { Link } from '@partshop/ui';
import { messages } from './state.messages.ts';

type DocumentListProps = {
  documents: readonly SupplierDocument[];
  /** What can be done with a document. */
  Act?: ComponentType<{ document: SupplierDocument }>;
};

/** Documents as links that download them. */
export function DocumentList({ documents, Act }: DocumentListProps) {
  const t = useTexts(messages);
  if (documents.length === 0) return <p className="muted">{t('noDocuments')}</p>;
  return (
    <ul className="documents">
      {documents.map((document) => (
        <li key={document.id}>
          <Link className="document-name ps-touch" href={`/registration/supplier-document/${document.id}`} download>
            <bdi>{document.name}</bdi>
          </Link>
          {Act ? <Act document={document} /> : null}
        </li>
      ))}
    </ul>
  );
}
