import type { Post, PostStatus } from '@contracts/blog';
import { bytesOf } from '@contracts/blog-problems';
import { BLOG_CODE, BLOG_FIELDS, POST_LIMITS, POST_TEXT, type SavedPost } from '@contracts/blog-writing';
import { DRAFT_TEXT, draftBeginning, type PostDraftKey } from '@contracts/drafts';
import { WRITING_TEXT } from '@contracts/writing';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { ApiError, hasCode, messageOf } from '../../../../client/apiError';
import { draftName } from '../../../../client/drafts/localDraft';
import { readDraft } from '../../../../client/drafts/useDraft';
import { useKeptDraft } from '../../../../client/drafts/useKeptDraft';
import { Callout } from '../../../../design/Callout';
import card from '../../../../design/Card.module.css';
import { DraftChoice } from '../../../../design/DraftChoice';
import { focusOn } from '../../../../design/focusOn';
import { turkishNumber } from '../../../../design/numbers';
import { toast } from '../../../../design/toast';
import { sendsForm, useForm } from '../../../../design/useForm';
import { ChangedMeanwhile } from '../../../../writing/ChangedMeanwhile';
import { CoverField } from '../../../../writing/CoverField';
import { FormFailure } from '../../../../writing/FormFailure';
import page from '../../../../writing/FormPage.module.css';
import { MarkdownEditor } from '../../../../writing/MarkdownEditor';
import { TitleField } from '../../../../writing/TitleField';
import { useTypedSince } from '../../../../writing/useTypedSince';
import { postQuery } from '../../api/posts';
import { useCreatePost, useEditPost } from '../../api/savePost';
import { usePlacePost } from '../../api/series';
import { PostCover } from '../PostCover';
import words from '../PostText.module.css';
import { wordsIn } from '../proposals';
import { SeriesField } from '../series/SeriesField';
import type { FormPart } from './form';
import classes from './PostForm.module.css';
import { PostFormHead, SETTINGS } from './PostFormHead';
import { PublishFields } from './PublishFields';
import { fieldsOf, isIncomplete, NO_POST, type PostFields, type PostProblems, problemsOf, refusalsOf, requestOf, requestProblem } from './postFields';
import { SeoFields } from './SeoFields';
import { SlugField } from './SlugField';
import { StatusFields } from './StatusFields';
import { useInlinePictures } from './useInlinePictures';
import { useShown } from './useShown';

interface Props {
  memberId: string;
  /** The post that is edited; null for a new one. */
  post: Post | null;
  /** `goesOn`: something was typed while it was saved, and is not saved yet. */
  onSaved: (saved: SavedPost, goesOn: boolean) => void;
}

/** Under which the unsent text of a post is kept. */
export const postDraftKey = (postId: string | undefined): PostDraftKey => (postId ? `edit-post:${postId}` : 'post');

/** Writes a post: its text beside how it will be read, and what is told of it in a third column. */
export function PostForm({ memberId, post, onSaved }: Props) {
  const key = postDraftKey(post?.id);
  const settings = useRef<HTMLElement>(null);
  const [written, setWritten] = useState(() => (post ? fieldsOf(post) : NO_POST));
  const { form, values, problems, set, setValues, check, refuse, forgive } = useForm<PostFields>(readDraft(draftName(memberId, key), written), problemsOf);
  const draft = useKeptDraft({
    ...{ memberId, key, empty: written, value: values, onReplace: setValues },
    title: values.title.trim() || post?.title || DRAFT_TEXT.newPost,
    excerpt: draftBeginning(values.content),
  });
  const settle = useTypedSince({ values, setValues, setWritten, onSent: draft.sent });
  const [isOpen, setOpen] = useState(true);
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);
  const isReplacing = useInlinePictures(values.content, (content) => set('content', content));
  const queries = useQueryClient();
  const create = useCreatePost();
  const edit = useEditPost(post?.id ?? '');
  const placing = usePlacePost();
  const call = post ? edit : create;
  const isBusy = call.isPending || placing.isPending;
  const isNewer = post !== null && post.version > values.version && !isBusy;
  const part = { values, problems: withoutFilled(problems, values), set, check };

  const finish = async (fields: PostFields, saved: SavedPost) => {
    const series = fields.series_id;
    // The call says itself why it failed; what was chosen stays chosen then.
    const isPlaced =
      series === null ||
      (await placing.mutateAsync({ postId: saved.id, series_id: series || null }).then(
        () => true,
        () => false,
      ));
    const kept = { ...fields, series_id: isPlaced ? null : series, version: saved.version, slug: saved.slug };
    const goesOn = settle(fields, kept, post ? null : draftName(memberId, postDraftKey(saved.id)));
    if (goesOn === 'unkept') void toast({ title: POST_TEXT.savedDone, text: POST_TEXT.typedNotKept, tone: 'danger', stays: true });
    else onSaved(saved, goesOn);
  };
  const fail = (error: Error) => {
    if (error instanceof ApiError) refuse(refusalsOf(error.fields));
    if (!post) return setFailure(error instanceof ApiError ? messageOf(error) : POST_TEXT.failed);
    if (!hasCode(error, BLOG_CODE.changed)) void toast({ title: 'Yazı kaydedilemedi', text: messageOf(error), tone: 'danger', stays: true });
  };
  const save = (status: PostStatus = values.status) => {
    if (isBusy) return;
    if (isUploading || isReplacing) return void toast({ text: WRITING_TEXT.stillUploading, tone: 'warn' });
    const fields = { ...values, status };
    const found = problemsOf(fields);
    setTries(tries + 1);
    setFailure(null);
    set('status', status);
    forgive();
    if (Object.keys(found).length > 0) {
      setOpen(true);
      return refuse(found);
    }
    const request = requestOf(fields);
    const problem = requestProblem(request);
    if (problem) return void refuse({ content: problem });
    const answered = { onSuccess: ({ data }: { data: SavedPost }) => void finish(fields, data), onError: fail };
    if (post) edit.mutate({ ...request, version: values.version }, answered);
    else create.mutate(request, answered);
  };
  // The editor of the text has its own way of sending.
  const onKeyDown = (event: KeyboardEvent) => !event.defaultPrevented && sendsForm(event) && save();
  // On a narrow screen they stand below the text, which may be long.
  const showSettings = () => {
    setOpen(true);
    settings.current?.scrollIntoView();
    focusOn(SETTINGS);
  };
  return (
    <form
      ref={form}
      className={page.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={onKeyDown}
    >
      <PostFormHead {...{ post, values, isBusy, isOpen, savedAt: draft.savedAt }} onToggle={() => setOpen(!isOpen)} onJump={showSettings} onSave={save} />
      {failure !== null && <FormFailure title={POST_TEXT.failedTitle} text={POST_TEXT.failedToCreate(failure)} onClose={() => setFailure(null)} />}
      <DraftChoice {...draft} />
      {tries > 0 && isIncomplete(values) && (
        <Callout tone="danger" role="alert">
          {POST_TEXT.required}
        </Callout>
      )}
      {post && (isNewer || hasCode(call.error, BLOG_CODE.changed)) && (
        <ChangedMeanwhile
          text={POST_TEXT.changedMeanwhile}
          newest={() => queries.fetchQuery({ ...postQuery(post.id), staleTime: 0 }).catch(() => post)}
          onKeep={({ version }) => {
            set('version', version);
            call.reset();
          }}
          onTake={(theirs) => {
            setWritten(fieldsOf(theirs));
            setValues(fieldsOf(theirs));
            call.reset();
          }}
        />
      )}
      <div className={page.sides} data-open={isOpen}>
        <div className={page.text}>
          <MarkdownEditor
            label={BLOG_FIELDS.content}
            hideLabel
            as={{ kind: 'post', head: <ShownHead values={values} />, className: words.words, title: <PostTitle {...part} />, refused: tries }}
            placeholder="Anlatmaya başlayın. Kodunuzu ``` arasına yazın; görselleri sürükleyip bırakabilirsiniz."
            value={values.content}
            error={problems.content}
            onChange={(content) => set('content', content)}
            onBlur={() => values.content && check('content')}
            onSend={() => save()}
            onUploading={setUploading}
            below={
              <>
                {isReplacing && <span role="status">Yapıştırılan görseller yükleniyor…</span>}
                <Numbers values={values} />
              </>
            }
          />
        </div>
        {isOpen && (
          <section id={SETTINGS} ref={settings} tabIndex={-1} className={`${card.card} ${page.settings}`} aria-labelledby="post-settings-title">
            <h2 id="post-settings-title">Yayın ayarları</h2>
            <div className={page.fields}>
              <CoverField
                label={BLOG_FIELDS.featured_image}
                url={values.featured_image}
                error={problems.featured_image}
                onChange={(url) => set('featured_image', url)}
              >
                <PostCover url={values.featured_image} early />
              </CoverField>
              <PublishFields {...part} />
              <SlugField {...part} post={post} />
              <StatusFields {...part} status={post?.status ?? 'draft'} wasPublished={Boolean(post?.published_at)} />
              <SeriesField value={values.series_id} postId={post?.id ?? null} onChange={(id) => set('series_id', id)} />
              <SeoFields {...part} />
            </div>
          </section>
        )}
      </div>
    </form>
  );
}

const PostTitle = ({ values, problems, set, check }: FormPart) => (
  <TitleField
    label={BLOG_FIELDS.title}
    max={POST_LIMITS.title.max}
    value={values.title}
    error={problems.title}
    onChange={(title) => set('title', title)}
    onBlur={() => check('title')}
  />
);

/** What a text has filled meanwhile is missing no more. */
function withoutFilled(problems: PostProblems, values: PostFields): PostProblems {
  if (!problems.excerpt && !problems.reading_time) return problems;
  const { excerpt, reading_time } = problemsOf(values);
  return { ...problems, excerpt: problems.excerpt && excerpt, reading_time: problems.reading_time && reading_time };
}

/** Above the preview: how the head of the page will look. */
function ShownHead({ values }: { values: PostFields }) {
  const { excerpt } = useShown(values);
  return (
    <div className={page.shown}>
      <h2>{values.title.trim() || 'Başlıksız'}</h2>
      {values.excerpt !== null && excerpt && <p>{excerpt}</p>}
      {values.featured_image && (
        <div className={classes.cover}>
          <PostCover url={values.featured_image} early />
        </div>
      )}
    </div>
  );
}

const KB = 1024;

/** How much has been written, and how much room is left. */
function Numbers({ values }: { values: PostFields }) {
  const text = useDeferredValue(values.content);
  const { count, size } = useMemo(() => ({ count: wordsIn(text), size: Math.ceil(bytesOf(text) / KB) }), [text]);
  const { minutes } = useShown(values);
  return (
    <span className={classes.numbers}>
      <span>{turkishNumber(count)} sözcük</span>
      {minutes && <span>{minutes} dk okuma</span>}
      <span className={classes.size}>
        {turkishNumber(size)} KB / {turkishNumber(POST_LIMITS.content.bytes / KB)} KB
      </span>
    </span>
  );
}
