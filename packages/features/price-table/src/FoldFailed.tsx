import { ButtonLink } from '@partshop/ui';

type FoldFailedProps = { text: string; retryText: string; href: string; onRetry: () => void };

/** In place of what a fold could not load, with a retry; without scripts that is the page's address which opens it. */
export function FoldFailed({ text, retryText, href, onRetry }: FoldFailedProps) {
  return (
    <p className="fits-state" role="alert">
      {text}{' '}
      <ButtonLink
        href={href}
        size="small"
        onClick={(event) => {
          event.preventDefault();
          onRetry();
        }}
      >
        {retryText}
      </ButtonLink>
    </p>
  );
}
