import { useEffect } from 'react';

/** What the server said in the head about the page that was asked for; it holds for no other. */
const ABOUT_FIRST_PAGE =
  'script[type="application/ld+json"], meta[name="robots"], meta[property^="og:"], meta[name^="twitter:"], link[rel="prev"], link[rel="next"]';

const address = () => location.pathname + location.search;
const first = address();
let isFirst = true;

/** Keeps title and canonical address in step with the page that is shown. */
function describePage(title: string, path: string) {
  document.title = title ? `${title} · Meydan` : 'Meydan';
  if (isFirst && address() === first) return;
  isFirst = false;
  for (const element of document.head.querySelectorAll(ABOUT_FIRST_PAGE)) element.remove();
  canonical().href = originOf(canonical().href) + path;
}

function canonical(): HTMLLinkElement {
  const known = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (known) return known;
  const link = document.createElement('link');
  link.rel = 'canonical';
  link.href = location.origin;
  document.head.append(link);
  return link;
}

/** The public address of the installation, which need not be the one in the address bar. */
const originOf = (href: string): string => new URL(href).origin;

/** 'Forum · Meydan'; undefined leaves the title alone until it is known. `path` is where the page belongs, if not at its own address. */
export function usePageTitle(title: string | undefined, path?: string) {
  useEffect(() => {
    if (title !== undefined) describePage(title, path ?? location.pathname);
  }, [title, path]);
}
