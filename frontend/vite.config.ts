import process from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { PAGE_SLUGS } from '../backend/contracts/pages.ts';
import { breakpoints } from './build/breakpoints.ts';
import { compressed } from './build/compressed.ts';
import { firstLoad } from './build/firstLoad.ts';
import { firstPaint } from './build/firstPaint.ts';
import { preloads } from './build/preloads.ts';
import { routeFiles } from './build/routeFiles.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { themeCss } from './build/themeCss.ts';

const api = process.env.API_URL ?? 'http://127.0.0.1:3001';
const proxy = {
  '/api': { target: api },
  '/socket.io': { target: api, ws: true },
};

/** The chunk of each route that people enter by; the others are asked for when the entry has run. */
const routes: Record<string, string> = {
  '/': 'HomeRoute',
  '/forum': 'ForumPage',
  '/forum/category/*': 'ForumPage',
  '/forum/topic/*': 'TopicRoute',
  '/blog': 'BlogPage',
  '/blog/create': 'PostEditorPage',
  '/blog/mine': 'OwnPostsPage',
  '/blog/*': 'PostRoute',
  '/projects/create': 'ProjectEditorPage',
  '/projects': 'ProjectsRoute',
  '/projects/*': 'ProjectRoute',
  '/career': 'CareerRoute',
  '/career/*': 'CareerRoute',
  '/profile/*': 'ProfileRoute',
  '/auth/login': 'LoginPage',
  '/auth/register': 'RegisterPage',
  ...Object.fromEntries(PAGE_SLUGS.map((slug) => [`/${slug}`, 'StaticPage'])),
};

/** The entry names every file of the app: seven hexadecimal digits tell its versions apart, and cost a kilobyte less on the way to every reader. */
const named = (ending: string) => `assets/[name]-[hash:7]${ending}`;

export default defineConfig({
  base: '/',
  plugins: [
    react(),
    themeCss(),
    breakpoints(),
    preloads(),
    firstLoad({ limit: 172_000, always: ['HomeRoute'] }),
    firstPaint(),
    routeFiles(routes),
    serviceWorker(),
    compressed(),
  ],
  resolve: {
    alias: { '@contracts': fileURLToPath(new URL('../backend/contracts', import.meta.url)) },
  },
  // Nothing is inlined: the content security policy lets fonts come from files only.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { hashCharacters: 'hex', entryFileNames: named('.js'), chunkFileNames: named('.js'), assetFileNames: named('[extname]') } },
  },
  server: { proxy },
  preview: { proxy },
});
