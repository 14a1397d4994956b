import { Component, type ReactNode } from 'react';

interface Props {
  instead: ReactNode;
  children: ReactNode;
}

/** What breaks while one text is shown stays with that text. */
export class TextBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn('A text could not be shown', error);
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
