import { ownImage } from '@contracts/writing';
import { type ComponentProps, useEffect, useState } from 'react';
import ReactMarkdown, { type Components, type ExtraProps, type Options } from 'react-markdown';
import { Link } from 'react-router-dom';
import remarkGfm from 'remark-gfm';
import { CodeBlock } from './CodeBlock';
import classes from './Markdown.module.css';
import { remarkMentions } from './remarkMentions';

type Plugins = Options['rehypePlugins'];

const hasCode = (source: string) => /^\s*(```|~~~)/m.test(source);

interface Props {
  source: string;
  /** The installation's own text: it is the page, and its links stay in the app. */
  house?: boolean;
}

/** Members' text. The only place where it becomes HTML: raw HTML in it stays text, addresses are limited to safe schemes by react-markdown. */
export function Markdown({ source, house = false }: Props) {
  const plugins = useHighlighting(hasCode(source));
  return (
    <div className={house ? `${classes.text} ${classes.house}` : classes.text}>
      <ReactMarkdown
        remarkPlugins={house ? HOUSE_PLUGINS : PLUGINS}
        rehypePlugins={plugins}
        components={house ? HOUSE_COMPONENTS : COMPONENTS}
        remarkRehypeOptions={{ footnoteLabel: 'Dipnotlar', footnoteBackLabel: 'Metne dön' }}
      >
        {source}
      </ReactMarkdown>
    </div>
  );
}

const HOUSE_PLUGINS = [remarkGfm];
const PLUGINS = [remarkGfm, remarkMentions];

let highlighting: Plugins;

/** The grammars arrive only when there is code to colour; until then it is readable without colours. */
function useHighlighting(wanted: boolean): Plugins {
  const [plugins, setPlugins] = useState<Plugins>(highlighting);
  useEffect(() => {
    if (!wanted || plugins) return;
    import('rehype-highlight')
      .then((file) => {
        highlighting = [file.default];
        setPlugins(highlighting);
      })
      .catch((error: unknown) => console.warn('Kod renklendirme yüklenemedi', error));
  }, [wanted, plugins]);
  return plugins;
}

const isOwn = (address: string) => /^\/(?!\/)/.test(address);
const isProfile = (address: string) => /^\/profile\/[^/?#]+$/.test(address);

function TextLink({ href = '', children }: ComponentProps<'a'>) {
  if (isProfile(href)) return <Link to={href}>{children}</Link>;
  const stays = isOwn(href) || href.startsWith('#');
  return (
    <a href={href} rel="nofollow ugc noopener" target={stays ? undefined : '_blank'}>
      {children}
    </a>
  );
}

/** Only what was uploaded here is loaded: reading tells nobody outside that one reads, and calls nothing else of the installation. */
function Picture({ src = '', alt = '' }: { src?: string | Blob; alt?: string }) {
  if (typeof src !== 'string') return null;
  const image = ownImage(src);
  if (!image) return <TextLink href={src}>{`Görsel: ${alt || src}`}</TextLink>;
  return <img src={image.url} width={image.width} height={image.height} alt={alt} loading="lazy" decoding="async" />;
}

const HousePicture = ({ src = '', alt = '' }: { src?: string | Blob; alt?: string }) =>
  typeof src === 'string' && isOwn(src) ? <img src={src} alt={alt} loading="lazy" decoding="async" /> : <Picture src={src} alt={alt} />;

/** The language of the code inside, told by the class that the fence became. */
function languageOf(node: ExtraProps['node']): string | null {
  const code = node?.children.find((child) => child.type === 'element' && child.tagName === 'code');
  const names = code?.type === 'element' && Array.isArray(code.properties.className) ? code.properties.className : [];
  return names.map((name) => /^language-(.+)$/.exec(String(name))?.[1]).find(Boolean) ?? null;
}

/** The page has its own headings above, so those in the text begin two levels lower. */
const COMPONENTS: Components = {
  a: ({ href, children }) => <TextLink href={href}>{children}</TextLink>,
  img: ({ src, alt }) => <Picture src={src} alt={alt} />,
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h5>{children}</h5>,
  h4: ({ children }) => <h6>{children}</h6>,
  h5: ({ children }) => <h6>{children}</h6>,
  pre: ({ children, node }) => <CodeBlock language={languageOf(node)}>{children}</CodeBlock>,
  input: ({ checked }) => <input type="checkbox" checked={checked} readOnly disabled aria-label={checked ? 'Yapıldı' : 'Yapılacak'} />,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables scroll, and without a mouse only what has the focus can be scrolled
    <div className={classes.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
};

const HouseLink = ({ href = '', children }: ComponentProps<'a'>) => (isOwn(href) ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>);

const HOUSE_COMPONENTS: Components = {
  a: ({ href, children }) => <HouseLink href={href}>{children}</HouseLink>,
  img: ({ src, alt }) => <HousePicture src={src} alt={alt} />,
};
