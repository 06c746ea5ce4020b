import { Button } from "@mantine/core";
import { Component, type ErrorInfo, type ReactNode } from "react";
import styles from "../shared/page-state.module.css";

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Stands in for a part of the page that broke, so that the rest of it goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  return (
    <div className={styles.middle} role="alert">
      <h1 className={styles.title}>Something went wrong</h1>
      <p className={styles.text}>
        This page stopped working. Your saved plans are safe. Reload the page to go on.
      </p>
      <Button onClick={() => location.reload()}>Reload page</Button>
    </div>
  );
}
