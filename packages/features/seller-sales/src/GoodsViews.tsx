import { useSelector } from 'react-redux';
import { MAX_VIEW_NAME_LENGTH, type PositionView } from '@partshop/api-client';
import { useHref, useTexts, type CoreState } from '@partshop/features/core';
import { SentForm, usePageForm, useProblems } from '@partshop/features/core/forms';
import { Button, CheckboxField, ChevronDown, ChipLink, TextField } from '@partshop/ui';
import { findViewProblems, type RefusedView, type ViewProblem } from './act-on-views.saga.ts';
import { messages } from './goods.messages.ts';
import { goodsPath, isSameState, openView, positionViews, stateOf, viewPath } from './position-views.ts';
import { NO_VIEW, type GoodsChoice } from './sales-choice.ts';

/** The named views of the goods, and the form that saves what the page shows as one. */
export function GoodsViews({ choice, refused }: { choice: GoodsChoice; refused: RefusedView | undefined }) {
  const t = useTexts(messages);
  const href = useHref();
  const known = useSelector((state: CoreState) => positionViews.select(state, undefined));
  const views = 'data' in known && known.data ? known.data.views : [];
  const open = openView(views, choice);
  return (
    <div className="views">
      {views.length > 0 ? (
        <nav aria-label={t('views')}>
          <ul className="chips">
            <li>
              <ChipLink href={href(viewPath(choice, NO_VIEW))} isCurrent={!open}>
                {t('plainView')}
              </ChipLink>
            </li>
            {views.map(({ id, name, state }) => (
              <li key={id}>
                <ChipLink href={href(viewPath(choice, String(id), state))} isCurrent={id === open?.id}>
                  {name}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <details key={`${open?.id} ${open?.version}`} className="fold" open={refused !== undefined}>
        <summary>
          {open && !isSameState(open.state, stateOf(choice)) ? t('changedView') : t('saveView')}
          <ChevronDown />
        </summary>
        <ViewForm choice={choice} open={open} refused={refused} />
      </details>
    </div>
  );
}

type ViewFormProps = { choice: GoodsChoice; open: PositionView | undefined; refused: RefusedView | undefined };

function ViewForm({ choice, open, refused }: ViewFormProps) {
  const t = useTexts(messages);
  const { isSending, formProps } = usePageForm(goodsPath(choice));
  const { errors, idOf, errorOf } = useProblems<'name', ViewProblem>(
    refused?.refusal,
    ({ code }) => t(code),
    findViewProblems,
  );
  return (
    <SentForm
      {...formProps}
      className="view-form"
      isPending={isSending}
      refusal={refused?.refusal}
      errors={errors}
      hasOneField
      actions={
        <>
          {open ? (
            <Button type="submit" name="intent" value="change" isPending={isSending} pendingLabel={t('saving')}>
              {t('changeView')}
            </Button>
          ) : null}
          <Button type="submit" name="intent" value="add" variant={open ? 'secondary' : 'primary'}>
            {t('addView')}
          </Button>
          {open ? (
            <Button type="submit" name="intent" value="remove" variant="quiet" formNoValidate>
              {t('removeView')}
            </Button>
          ) : null}
        </>
      }
    >
      <input type="hidden" name="version" value={open?.version ?? 1} />
      <TextField
        id={idOf('name')}
        name="name"
        label={t('viewName')}
        error={errorOf('name')}
        defaultValue={refused?.name ?? open?.name}
        maxLength={MAX_VIEW_NAME_LENGTH}
        autoComplete="off"
        required
      />
      <CheckboxField
        name="isDefault"
        label={t('defaultView')}
        defaultChecked={refused?.isDefault ?? open?.isDefault ?? false}
      />
    </SentForm>
  );
}
