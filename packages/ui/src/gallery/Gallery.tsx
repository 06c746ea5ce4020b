import { Anchor, Button, Group, Stack, Text, Title, useMantineColorScheme } from "@mantine/core";
import type { Examples } from "./example.ts";
import styles from "./Gallery.module.css";

const modules = import.meta.glob<{ examples: Examples }>("../*/*.examples.tsx", { eager: true });

/** Every component that has examples, by its name. */
const components = Object.entries(modules)
  .map(([path, { examples }]) => ({ name: path.split("/")[1] ?? path, examples }))
  .toSorted((a, b) => a.name.localeCompare(b.name));

const SCHEMES = ["light", "dark", "auto"] as const;

function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Group component="fieldset" gap="xs" aria-label="Colour scheme" className={styles.schemes}>
      {SCHEMES.map((scheme) => (
        <Button
          key={scheme}
          variant={colorScheme === scheme ? "filled" : "default"}
          aria-pressed={colorScheme === scheme}
          onClick={() => setColorScheme(scheme)}
        >
          {scheme}
        </Button>
      ))}
    </Group>
  );
}

const Component = ({ name, examples }: { name: string; examples: Examples }) => (
  <Stack component="section" gap="md" id={name} aria-label={name}>
    <Title order={2}>{name}</Title>
    {Object.entries(examples).map(([state, example]) => (
      <div key={state} className={styles.example}>
        <Text size="xs" c="dimmed">
          {state}
        </Text>
        {example}
      </div>
    ))}
  </Stack>
);

/** Each component of the kit in its states. */
export const Gallery = () => (
  <main className={styles.page}>
    <Group justify="space-between">
      <Title order={1}>Triplan UI</Title>
      <SchemeSwitch />
    </Group>
    <nav aria-label="Components" className={styles.index}>
      {components.map(({ name }) => (
        <Anchor key={name} href={`#${name}`} c="inherit" underline="always">
          {name}
        </Anchor>
      ))}
    </nav>
    {components.map((component) => (
      <Component key={component.name} {...component} />
    ))}
  </main>
);
