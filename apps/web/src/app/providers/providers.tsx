import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { cssVariablesResolver, theme } from "@triplan/ui";
import { useState, type ReactNode } from "react";
import { createTrpcClient, trpc } from "../../shared/network/trpc.ts";
import { setVisitor } from "../../shared/account/current-user.ts";
import { HydrationProvider } from "../../shared/hydration/hydration-provider.tsx";
import { keptAnswersLink } from "../../shared/offline/kept-answers-link.ts";
import { loadable } from "../../shared/loading/loadable.tsx";
import { OptionalPart } from "../../shared/loading/optional-part.tsx";
import { AthleteUnits } from "./athlete-units.tsx";
import { LoginAgain } from "./login-again.tsx";
import { createQueryClient } from "./query-client.ts";

// Loads the code that shows a toast too, so that it works offline later.
const Toasts = loadable(async () => {
  const [place] = await Promise.all([
    import("./toasts.tsx"),
    import("../../shared/notifications/toast-code.ts"),
  ]);
  return place.Toasts;
});

const connectToServer = () => createTrpcClient([keptAnswersLink()]);

interface ProvidersProps {
  children: ReactNode;
  /** True when the server saw no session cookie, which saves the request for the user. */
  isVisitor?: boolean;
  /** Creates the tRPC client; tests pass their own. */
  connect?: () => ReturnType<typeof createTrpcClient>;
}

/** The providers that every screen needs: tRPC, its cache, the theme and the toasts. */
export function Providers({
  children,
  isVisitor = false,
  connect = connectToServer,
}: ProvidersProps) {
  const [queryClient] = useState(() => {
    const fresh = createQueryClient();
    if (isVisitor) setVisitor(fresh);
    return fresh;
  });
  const [client] = useState(connect);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          defaultColorScheme="auto"
        >
          <HydrationProvider isPrerendered={isVisitor}>
            <AthleteUnits>{children}</AthleteUnits>
          </HydrationProvider>
          <LoginAgain />
          <OptionalPart>
            <Toasts />
          </OptionalPart>
        </MantineProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
