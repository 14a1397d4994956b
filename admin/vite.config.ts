import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstLoad } from '../frontend/build/firstLoad.ts';

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const api = { '/api': process.env.API_URL ?? 'http://127.0.0.1:3001' };

export default defineConfig({
  base: '/adminpanel/',
  plugins: [react(), firstLoad({ limit: 290_000 })],
  resolve: {
    alias: { '@contracts': from('../backend/contracts'), '@design': from('../frontend/src/design') },
    // Two copies of any of these would split react-admin's contexts in two.
    dedupe: ['react', 'react-dom', 'react-router-dom', 'ra-core', '@mui/material', '@emotion/react', '@emotion/styled'],
  },
  server: { proxy: api },
  preview: { proxy: api },
  // Nothing is inlined: the server's policy allows fonts and scripts from its own address only, not from data: URLs.
  build: { outDir: 'dist', assetsInlineLimit: 0, chunkSizeWarningLimit: 1200 },
});
