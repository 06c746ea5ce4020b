import { Button } from "@mantine/core";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { allowReload, CodeLoadError } from "./load-code.ts";
import { LoadFailure } from "./load-failure.tsx";
import styles from "./page-state.module.css";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Replaces the default message, for parts that the page can do without. */
  fallback?: (retry: () => void, error: unknown) => ReactNode;
}

/** Catches load and render errors of one part; the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    if (!(error instanceof CodeLoadError)) console.error(error, info.componentStack);
  }

  readonly #retry = () => {
    const { error } = this.state;
    if (error instanceof CodeLoadError) error.forget();
    allowReload();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    const { children, fallback } = this.props;
    if (error === null) return children;
    if (fallback) return fallback(this.#retry, error);
    return error instanceof CodeLoadError ? (
      <LoadFailure cause={error} onRetry={this.#retry} />
    ) : (
      <Broken />
    );
  }
}

function Broken() {
  return (
    <div className={styles.middle} role="alert">
      <h1 className={styles.title}>Something went wrong</h1>
      <p className={styles.text}>
        This page stopped working. Your saved plans are safe. Reload the page to continue.
      </p>
      <Button onClick={() => location.reload()}>Reload page</Button>
    </div>
  );
}
