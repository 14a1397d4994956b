import { type ComponentProps, useEffect, useState } from 'react';
import ReactMarkdown, { type Components, type Options } from 'react-markdown';
import { Link } from 'react-router-dom';
import remarkGfm from 'remark-gfm';
import classes from './Markdown.module.css';

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
        remarkPlugins={[remarkGfm]}
        rehypePlugins={plugins}
        components={house ? HOUSE_COMPONENTS : COMPONENTS}
        remarkRehypeOptions={{ footnoteLabel: 'Dipnotlar', footnoteBackLabel: 'Metne dön' }}
      >
        {source}
      </ReactMarkdown>
    </div>
  );
}

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

function TextLink({ href = '', children }: ComponentProps<'a'>) {
  const stays = isOwn(href) || href.startsWith('#');
  return (
    <a href={href} rel="nofollow ugc noopener" target={stays ? undefined : '_blank'}>
      {children}
    </a>
  );
}

/** Pictures from elsewhere are named and linked, not loaded: reading tells nobody outside that one reads. */
function Picture({ src = '', alt = '' }: { src?: string | Blob; alt?: string }) {
  if (typeof src !== 'string') return null;
  if (!isOwn(src)) return <TextLink href={src}>{`Görsel: ${alt || src}`}</TextLink>;
  return <img src={src} alt={alt} loading="lazy" decoding="async" />;
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
  // biome-ignore lint/a11y/noNoninteractiveTabindex: wide code scrolls, and without a mouse only what has the focus can be scrolled
  pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
  input: ({ checked }) => <input type="checkbox" checked={checked} readOnly disabled aria-label={checked ? 'Yapıldı' : 'Yapılacak'} />,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables scroll, see above
    <div className={classes.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
};

const HouseLink = ({ href = '', children }: ComponentProps<'a'>) => (isOwn(href) ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>);

const HOUSE_COMPONENTS: Components = {
  a: ({ href, children }) => <HouseLink href={href}>{children}</HouseLink>,
  img: ({ src, alt }) => <Picture src={src} alt={alt} />,
};
