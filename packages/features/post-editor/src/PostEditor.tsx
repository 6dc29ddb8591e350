import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useBlocker } from 'react-router-dom';
import { MAX_ARTICLE_TITLE_LENGTH, type EditedPost } from '@partshop/api-client';
import { useHref, useTexts } from '@partshop/features/core';
import { SentForm } from '@partshop/features/core/forms';
import {
  isTooLong,
  LeaveQuestion,
  TextBox,
  useTextEditor,
  useUnloadQuestion,
} from '@partshop/features/rich-text/editor';
import { paths } from '@partshop/features/shared';
import { Alert, Button, Link, PageHeading, TextAreaField, TextField } from '@partshop/ui';
import { Figures } from './Figures.tsx';
import { readGoods, writeGoods } from './goods-lines.ts';
import { History } from './History.tsx';
import { changeAsked, editingBegun, selectChanging, type PostAct } from './post-editing.slice.ts';
import { messages } from './post-editor.messages.ts';
import { PostEditorRoot } from './post-editor.styles.ts';
import { PostState } from './PostState.tsx';
import { previewPath } from './preview-path.ts';
import { Publishing } from './Publishing.tsx';

const FORM_ID = 'post-editor';

type Fields = { title: string; teaser: string; goods: string };
const fieldsOf = ({ title, teaser, goods }: EditedPost): Fields => ({ title, teaser, goods: writeGoods(goods) });

/** The editor of a post: its text in the language of the page, when visitors see it, and its history. */
export function PostEditor({ loaded }: { loaded: EditedPost }) {
  const t = useTexts(messages);
  const href = useHref();
  const dispatch = useDispatch();
  const changing = useSelector(selectChanging);
  /** What the changes are based on. */
  const [base, setBase] = useState(loaded);
  const [fields, setFields] = useState(() => fieldsOf(loaded));
  const text = useTextEditor({ content: loaded.html, label: t('text'), describedBy: `${FORM_ID}-figures` });
  const isChanged = text.isChanged || JSON.stringify(fields) !== JSON.stringify(fieldsOf(base));
  const isSending = changing.phase === 'sending';
  useUnloadQuestion(isChanged);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );

  const ask = (act: PostAct) => dispatch(changeAsked({ id: base.id, version: base.version, ...act }));
  const typed = () => ({ ...fields, html: text.html, goods: readGoods(fields.goods) });
  const begin = (post: EditedPost) => {
    setBase(post);
    setFields(fieldsOf(post));
    text.replace(post.html);
  };

  useEffect(() => {
    if (changing.phase !== 'done') return;
    const { change, post } = changing;
    setBase(post);
    if (change.act === 'restore') begin(post);
    else if ('text' in change && change.text) {
      setFields(fieldsOf(post));
      text.keep(change.text.html);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each change that was made
  }, [changing]);

  const field = (name: keyof Fields) => ({
    name,
    value: fields[name],
    onValueChange: (value: string) => setFields({ ...fields, [name]: value }),
  });

  return (
    <PostEditorRoot data-ui="PostEditor">
      <Link href={href(paths.adminPosts.to())} variant="standalone">
        {t('posts')}
      </Link>
      <PageHeading title={base.title || t('untitled')} description={<PostState post={base} />} />
      {changing.phase === 'conflict' ? (
        <Conflict
          present={changing.present}
          onTakeTheirs={() => {
            begin(changing.present);
            dispatch(editingBegun());
          }}
          onSaveMine={() => dispatch(changeAsked({ ...changing.change, version: changing.present.version }))}
        />
      ) : null}
      <div className="editor-columns">
        <SentForm
          ref={null}
          id={FORM_ID}
          isPending={isSending}
          refusal={changing.phase === 'failed' ? changing.refusal : null}
          errors={[]}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isTooLong(text.html)) ask({ act: 'save', text: typed() });
          }}
        >
          <TextField {...field('title')} label={t('title')} required maxLength={MAX_ARTICLE_TITLE_LENGTH} />
          <TextAreaField {...field('teaser')} label={t('teaser')} hint={t('teaserHint')} rows={2} maxLength={300} />
          <TextBox editor={text.editor} html={text.html} label={t('text')}>
            <Figures id={`${FORM_ID}-figures`} figures={base.figures} />
          </TextBox>
          <TextAreaField {...field('goods')} label={t('goods')} hint={t('goodsHint')} rows={3} dir="ltr" />
          <div className="editor-acts">
            <Button type="submit" variant="primary" isPending={isSending && changing.act === 'save'}>
              {t('saveButton')}
            </Button>
            {isChanged ? (
              <span className="post-note">{t('previewAfterSave')}</span>
            ) : (
              <Link href={href(previewPath(base, base.version))} variant="standalone">
                {t('preview')}
              </Link>
            )}
            <span role="status">{changing.phase === 'done' && !isChanged ? t(changing.change.act) : null}</span>
          </div>
        </SentForm>
        <div className="editor-side">
          <Publishing
            post={base}
            isSending={isSending}
            onPublish={(from) => ask({ act: 'publish', text: isChanged ? typed() : null, from })}
            onWithdraw={(isRemoved) => ask({ act: 'withdraw', isRemoved })}
          />
          <History
            post={base}
            canRestore={!isChanged && !isSending}
            onRestore={(restored) => ask({ act: 'restore', restored })}
          />
        </div>
      </div>
      {blocker.state === 'blocked' ? (
        <LeaveQuestion onDiscard={() => blocker.proceed()} onGoOn={() => blocker.reset()} />
      ) : null}
    </PostEditorRoot>
  );
}

type ConflictProps = { present: EditedPost; onTakeTheirs: () => void; onSaveMine: () => void };

/** Another editor changed the post meanwhile: a look at what there is, and a choice. */
function Conflict({ present, onTakeTheirs, onSaveMine }: ConflictProps) {
  const t = useTexts(messages);
  const href = useHref();
  return (
    <Alert
      tone="attention"
      role="alert"
      title={t('conflict')}
      actions={
        <>
          <Button size="small" onClick={onTakeTheirs}>
            {t('takeTheirs')}
          </Button>
          <Button size="small" onClick={onSaveMine}>
            {t('saveMine')}
          </Button>
        </>
      }
    >
      {t('conflictText')}{' '}
      <Link href={href(previewPath(present, present.version))} target="_blank">
        {t('seeTheirs')}
      </Link>
    </Alert>
  );
}
