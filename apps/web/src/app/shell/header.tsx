import { Button } from "@mantine/core";
import { Logo } from "@triplan/ui";
import { Link, NavLink } from "react-router-dom";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { Account } from "./account.tsx";
import { BurgerMenu } from "./burger-menu.tsx";
import styles from "./header.module.css";
import { NAV_LINKS } from "./nav-links.ts";
import { NewPlanButton } from "./new-plan-button.tsx";

export function Header() {
  const user = useCurrentUser();
  return (
    <header className={styles.top}>
      <div className={styles.inner}>
        <BurgerMenu user={user.data} />
        <Link to="/" className={styles.logo}>
          <Logo />
          Triplan
        </Link>
        <nav className={styles.nav} aria-label="Main">
          {NAV_LINKS.map(({ to, label, end }) => (
            <NavLink key={to} to={to} end={end} className={styles.link ?? ""}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.actions} data-visitor={user.data === null || undefined}>
          <NewPlanButton />
          {(user.data || user.isError) && <Account user={user.data ?? undefined} />}
          {user.data === null && (
            <Button component={Link} to="/auth">
              Login
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}
