import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { CircleCheck, X } from '../icons.ts';

type AcceptedPromoProps = {
  label: ReactNode;
  name: string;
  code: string;
  text: ReactNode;
  removeLabel: string;
  onRemove: (() => void) | undefined;
  removeAction: string | undefined;
};

/** An accepted code with its benefit and a remove button. A hidden field keeps sending it with the form. */
export function AcceptedPromo({ label, name, code, text, removeLabel, onRemove, removeAction }: AcceptedPromoProps) {
  return (
    <>
      <span className="ps-field-label">{label}</span>
      <div className="ps-promo-accepted">
        <CircleCheck />
        <span className="ps-promo-text">
          <bdi dir="ltr" className="ps-promo-code">
            {code}
          </bdi>
          <span>{text}</span>
        </span>
        <input type="hidden" name={name} value={code} />
        {onRemove || removeAction !== undefined ? (
          <IconButton
            size="small"
            label={removeLabel}
            type={onRemove ? 'button' : 'submit'}
            formAction={removeAction}
            formNoValidate
            onClick={onRemove}
          >
            <X />
          </IconButton>
        ) : null}
      </div>
    </>
  );
}
