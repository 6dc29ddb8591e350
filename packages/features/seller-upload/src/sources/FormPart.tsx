import type { ReactNode } from 'react';
import type { UploadType } from '@partshop/api-client';
import { useHref, useTexts } from '@partshop/features/core';
import { uploadPath } from '../upload-path.ts';
import { messages } from './sources.messages.ts';

const HEADING = 'form-heading';

/** A form that stands in place of the page of uploads, with the way back to it. */
export function FormPart({ type, title, children }: { type: UploadType; title: string; children: ReactNode }) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <section className="part" aria-labelledby={HEADING}>
      <p>
        <a className="ps-touch" href={href(uploadPath(type))}>
          {t('back')}
        </a>
      </p>
      <h2 id={HEADING}>{title}</h2>
      {children}
    </section>
  );
}
