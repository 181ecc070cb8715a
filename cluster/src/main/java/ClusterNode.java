import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.index.reindex.ReindexPlugin;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.transport.Netty4Plugin;

/**
 * A node of OpenSearch with what its distribution has as modules. Its arguments are its settings,
 * name=value. It prints "started" once it serves, and ends when its standard input does: whoever
 * started it is gone then.
 */
final class ClusterNode extends Node {
  private ClusterNode(Environment environment) {
    super(
        environment,
        List.of(
            Netty4Plugin.class,
            PainlessPlugin.class,
            CommonAnalysisPlugin.class,
            ReindexPlugin.class),
        true);
  }

  public static void main(String[] settings) {
    // Must come first, because the parent process may die while the node starts.
    new Thread(ClusterNode::endWithInput, "end-with-input").start();
    try {
      ClusterNode node = new ClusterNode(environment(settings));
      Runtime.getRuntime().addShutdownHook(new Thread(() -> close(node), "close"));
      node.start();
      System.out.println("started");
    } catch (Exception error) {
      error.printStackTrace();
      Runtime.getRuntime().halt(1);
    }
  }

  private static Environment environment(String[] settings) {
    Settings.Builder all = Settings.builder();
    for (String setting : settings) {
      String[] nameAndValue = setting.split("=", 2);
      all.put(nameAndValue[0], nameAndValue[1]);
    }
    return InternalSettingsPreparer.prepareEnvironment(all.build(), Map.of(), null, () -> "node");
  }

  /** Acknowledged writes are on the disk already, so nothing has to be closed. */
  private static void endWithInput() {
    try {
      System.in.transferTo(OutputStream.nullOutputStream());
    } catch (IOException error) {
      error.printStackTrace();
    }
    Runtime.getRuntime().halt(0);
  }

  private static void close(Node node) {
    try {
      node.close();
      node.awaitClose(10, TimeUnit.SECONDS);
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    } catch (InterruptedException error) {
      Thread.currentThread().interrupt();
    }
  }
}
